// The duty as it is beside the changed one, law by law. Goods that may not enter have no amount, and what is not known is no zero.
import { type Usd, usd } from '#domain/money.ts'
import { texts as itemEn } from '#texts/en/item.ts'
import { texts as en } from '#texts/en/what-if.ts'
import { useTexts } from '../../language/page-language.tsx'
import { PairedBars } from '../../ui/charts/paired-bars.tsx'
import { linePairs } from './compare-receipts.ts'
import type { Receipt } from './duty-request.ts'
import { useReceiptWords } from './receipt-words.ts'

type Props = { readonly before: Receipt; readonly after: Receipt }

export function WhatIfPicture({ before, after }: Props) {
  const { say } = useReceiptWords()
  const texts = useTexts(en)
  const itemTexts = useTexts(itemEn)
  const total = ({ outcome }: Receipt): Usd | string | undefined => {
    if (outcome.kind === 'prohibited') return itemTexts.prohibited
    if (outcome.kind === 'unknown') return undefined
    return usd(String(outcome.kind === 'dutiable' ? outcome.totalUsd : 0))
  }
  const amount = (receipt: Receipt, line: Receipt['lines'][number] | undefined) => {
    if (line) return usd(String(line.amountUsd))
    return typeof total(receipt) === 'object' ? texts.notApplied : total(receipt)
  }
  const lines = linePairs(before, after).filter(({ one, other }) => (one?.amountUsd ?? 0) + (other?.amountUsd ?? 0) > 0)
  return (
    <PairedBars
      title={texts.beside}
      names={texts.law}
      sides={[texts.asItIs, texts.changed]}
      pairs={[
        ...lines.flatMap(({ one, other }) => {
          const said = one ?? other
          return said
            ? [
                {
                  key: `${said.kind} ${said.heading}`,
                  label: say.title(said.reasons.title),
                  one: amount(before, one),
                  other: amount(after, other),
                },
              ]
            : []
        }),
        { key: 'duty', label: texts.duty, one: total(before), other: total(after), isTotal: true },
      ]}
    />
  )
}
