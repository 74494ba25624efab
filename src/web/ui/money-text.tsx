// An amount of money: two decimals, thousands commas, tabular figures. Absence is a word, never zero.
import type { Money } from '#domain/money.ts'
import { amountIn } from '#words/local-text.ts'
import { useLanguage } from '../language/page-language.tsx'

type Props = {
  readonly value: Money | null | undefined
  /** Shown in front: 'CAD 12.30'. Leave out where the column header names the currency. */
  readonly withCurrency?: boolean
  /** What stands for a missing amount, such as 'Not known yet'. */
  readonly missing: string
}

export function MoneyText({ value, withCurrency = false, missing }: Props) {
  const language = useLanguage()
  if (!value) return <span className="faint">{missing}</span>
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      {withCurrency && `${value.currency} `}
      {amountIn(language, value)}
    </span>
  )
}
