// An amount of money: two decimals, thousands commas, tabular figures. Absence is a word, never zero.
import type { Money } from '#domain/money.ts'
import { amountIn } from '#words/local-text.ts'
import { useLanguage } from '../language/page-language.tsx'

type Props = {
  readonly value: Money | null | undefined
  /** What stands for a missing amount, such as 'Not known yet'. */
  readonly missing: string
}

export function MoneyText({ value, missing }: Props) {
  const language = useLanguage()
  if (!value) return <span className="faint">{missing}</span>
  return <span style={{ whiteSpace: 'nowrap' }}>{amountIn(language, value)}</span>
}
