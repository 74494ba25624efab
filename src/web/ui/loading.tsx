// Waiting for a list or a panel: nothing for 300 ms, then the specified sentence over grey rows of true height.
import classes from './loading.module.css'
import { useDelayed } from './use-delayed.ts'

type Props = {
  readonly sentence: string
  readonly rows?: number
  /** Widths of the grey bars in a row, in pixels. */
  readonly widths?: readonly number[]
}

export function Loading({ sentence, rows = 4, widths = [110, 64, 46, 60] }: Props) {
  const visible = useDelayed(true)
  if (!visible) return <div className={classes.waiting} style={{ height: 40 + rows * 40 }} aria-busy="true" />
  return (
    <div aria-busy="true">
      <p role="status" className={`${classes.sentence} sm dim`}>
        {sentence}
      </p>
      <div aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => `row ${row}`).map((row) => (
          <div key={row} className={classes.row}>
            {widths.map((width, column) => (
              <span key={`${row} ${width} ${String(column)}`} className={classes.bar} style={{ width }} />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
