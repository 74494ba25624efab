// How sure a proposal is: five bars, the number, a word. The word carries the meaning; the bars are hidden from readers.
import { texts as en } from '#texts/en/frame.ts'
import { percentIn } from '#words/local-text.ts'
import { useLanguage, useTexts } from '../language/page-language.tsx'
import classes from './confidence.module.css'

/** Lower limits of High and Medium on each scale, and its maximum. Source: interface, section 2, "Confidence". */
const SCALES = {
  item: { high: 85, medium: 70, most: 100 }, // item card, percent
  list: { high: 90, medium: 70, most: 100 }, // result list and public classifier, percent
  address: { high: 4, medium: 3, most: 5 }, // manufacturer addresses, 1 to 5
} as const

type ConfidenceScale = keyof typeof SCALES
type ConfidenceBand = 'high' | 'medium' | 'low'

export function confidenceBand(value: number, scale: ConfidenceScale): ConfidenceBand {
  const { high, medium } = SCALES[scale]
  if (value >= high) return 'high'
  return value >= medium ? 'medium' : 'low'
}

const TONES = { high: 'ok', medium: 'warn', low: 'bad' } as const
const BARS = [1, 2, 3, 4, 5] as const

export function Confidence({ value, scale }: { readonly value: number; readonly scale: ConfidenceScale }) {
  const texts = useTexts(en)
  const language = useLanguage()
  const band = confidenceBand(value, scale)
  const { most } = SCALES[scale]
  const filled = Math.max(1, Math.round((value / most) * BARS.length))
  const number = most === 100 ? percentIn(language, String(Math.round(value))) : `${texts.outOf(value, most)},`
  return (
    <span className={`${classes.confidence} tone-${TONES[band]}`}>
      <span className={classes.bars} aria-hidden="true">
        {BARS.map((bar) => (
          <b key={bar} data-filled={bar <= filled || undefined} />
        ))}
      </span>
      {number} {texts.confidence[band]}
    </span>
  )
}
