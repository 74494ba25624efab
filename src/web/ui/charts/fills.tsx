// What marks of a chart are filled with: a colour of the theme and a pattern, so that colour alone never tells two of them apart.
import css from './charts.module.css'

const TONES = ['lake', 'amber', 'plum', 'teal', 'leaf', 'brick'] as const
type ChartTone = (typeof TONES)[number]
/** `unknown`: an amount that is not known. */
export type ChartFill = ChartTone | 'unknown'

/** The tone of the nth mark. */
export const toneAt = (index: number): ChartTone => TONES[index % TONES.length] ?? 'lake'

/** An id of React as an address inside a page can name it. */
export const chartId = (id: string): string => `chart${id.replace(/\W/g, '')}`

export const fillOf = (id: string, fill: ChartFill): string => `url(#${id}-${fill})`

/** Strokes of eight by eight pixels over the colour. */
const STROKES: Readonly<Record<ChartFill, string>> = {
  lake: '',
  amber: 'M-2 2 2 -2M0 8 8 0M6 10 10 6',
  plum: 'M2 1.9v.2M6 5.9v.2',
  teal: 'M0 2h8M0 6h8',
  leaf: 'M-2 6 2 10M0 0 8 8M6 -2 10 2',
  brick: 'M0 4h8M4 0v8',
  unknown: 'M-2 2 2 -2M0 8 8 0M6 10 10 6',
}

/** The patterns of one chart; every mark and every swatch of it names them by `id`. */
export function Fills({ id }: { readonly id: string }) {
  return (
    <defs>
      {[...TONES, 'unknown' as const].map((fill) => (
        <pattern key={fill} id={`${id}-${fill}`} width="8" height="8" patternUnits="userSpaceOnUse">
          <rect width="8" height="8" className={css.ground} data-fill={fill} />
          <path d={STROKES[fill]} className={css.strokes} data-fill={fill} />
        </pattern>
      ))}
    </defs>
  )
}

export function Swatch({ id, fill }: { readonly id: string; readonly fill: ChartFill }) {
  return (
    <svg className={css.swatch} width="14" height="14" aria-hidden="true">
      <rect
        x="0.5"
        y="0.5"
        width="13"
        height="13"
        rx="2"
        fill={fillOf(id, fill)}
        className={css.mark}
        data-fill={fill}
      />
    </svg>
  )
}
