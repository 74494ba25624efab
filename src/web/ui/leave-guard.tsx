// Leaving the page asks once while something typed would be lost.
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Confirm } from './confirm.tsx'

type Props = {
  readonly wouldLose: boolean
  /** The question, what would be lost, and the words of the button that leaves. */
  readonly title: string
  readonly text: string
  readonly action: string
}

export function LeaveGuard({ wouldLose, title, text, action }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => wouldLose && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!wouldLose) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [wouldLose])
  if (blocker.state !== 'blocked') return null
  return (
    <Confirm title={title} action={action} onConfirm={() => blocker.proceed()} onCancel={() => blocker.reset()}>
      {text}
    </Confirm>
  )
}
