// A picture that a phone reads, of a short text. Dark on white in both themes: many readers want it so.
import { useMemo } from 'react'
import { encode } from 'uqr'
import css from './qr-code.module.css'

type Props = { readonly text: string; readonly label: string }

export function QrCode({ text, label }: Props) {
  const { size, path } = useMemo(() => drawn(text), [text])
  return (
    <svg className={css.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  )
}

/** Squares of a field, with the margin of four that the standard asks for. */
function drawn(text: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(text, { border: 4 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: squares.join('') }
}
