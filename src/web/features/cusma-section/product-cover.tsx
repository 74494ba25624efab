// Which certificates for products cover items of the shipment, until when, and what they name otherwise than it is here.

import type { AnswerOf } from '#contract/endpoint.ts'
import type { completeData } from '#contract/shipments.ts'
import { day } from '#domain/calendar.ts'
import { texts as en } from '#texts/en/certificates.ts'
import { dateIn, listIn } from '#words/local-text.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Notice } from '../../ui/notice.tsx'

type Props = {
  readonly cover: AnswerOf<typeof completeData>['data']['productCertificates']
  readonly items: readonly { readonly id: string; readonly description: string; readonly sku: string }[]
}

export function ProductCover({ cover: { covered, differing }, items }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const nameOf = (itemId: string) => {
    const item = items.find(({ id }) => id === itemId)
    return item?.description || item?.sku || ''
  }
  const papers = Map.groupBy(covered, ({ number }) => number)
  return (
    <>
      {[...papers].map(([number, [first, ...others]]) => (
        <p key={number} className="sm dim">
          {first && texts.covers(others.length + 1, number, dateIn(language, day(first.until)))}
        </p>
      ))}
      {differing.length > 0 && (
        <Notice tone="warn">
          {differing
            .flatMap(({ itemId, number, differs }) => {
              const name = nameOf(itemId)
              const otherwise = differs.flatMap((each) =>
                each === 'decision' || each === 'signed-later' ? [] : [texts.differences[each]],
              )
              return [
                ...(otherwise.length > 0 ? [texts.differs(name, number, listIn(language, otherwise))] : []),
                ...(differs.includes('decision') ? [texts.refuted(name, number)] : []),
                ...(differs.includes('signed-later') ? [texts.signedLater(name, number)] : []),
              ]
            })
            .join(' ')}
        </Notice>
      )}
    </>
  )
}
