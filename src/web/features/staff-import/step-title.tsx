// The title of a step. It takes the focus when the step comes, as the button that led there is gone.
import { useEffect, useRef } from 'react'

export function StepTitle({ children }: { readonly children: string }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <h2 ref={title} tabIndex={-1}>
      {children}
    </h2>
  )
}
