// What would make a good originate that does not: other makers of the materials that fail, or less value from elsewhere.
import { decimal } from '#domain/money.ts'
import { texts as en } from '#texts/en/origin-coach.ts'
import { wouldChangeText } from '#words/origin.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Decided } from './use-live-decision.ts'

type Props = { readonly decision: Decided; readonly nameOf: (material: string) => string }

export function WouldChange({ decision, nameOf }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const mosts = decision.attempts.flatMap(({ shortfalls, sums }) =>
    shortfalls.length === 1 && shortfalls[0]?.reason === 'value-content' ? sums.flatMap(mostForeign) : [],
  )
  const sentences = [
    ...(decision.failing.length > 0 ? [wouldChangeText(language, { materials: decision.failing }, nameOf)] : []),
    ...mosts.slice(0, 1).map((most) => wouldChangeText(language, { most }, nameOf)),
  ]
  if (sentences.length === 0) return null
  return (
    <Notice tone="info" title={texts.wouldChangeTitle}>
      {sentences.join(' ')}
    </Notice>
  )
}

const HUNDRED = decimal('100')

/** What materials from elsewhere may be worth at most for the percent to be reached, two decimals, rounded down. */
function mostForeign({ of, required }: Decided['attempts'][number]['sums'][number]): readonly string[] {
  if (of === null) return []
  const share = HUNDRED.minus(String(required))
  return [decimal(of).times(share).div(HUNDRED).round(2, 0).toFixed(2)]
}
