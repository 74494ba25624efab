// Why a commercial invoice cannot be made of a shipment now, the gravest first; undefined when it can.
// `forClient`: staff look at the shipment of a client, whose business information only the client gives.
// A missing CUSMA certificate does not stand in the way: the invoice then claims no preference.

import type { ReadinessEntry } from '#domain/shipment/readiness.ts'
import { texts as en } from '#texts/en/shipment.ts'
import { type Language, wordsIn } from '#words/language.ts'
import type { ShipmentData } from '../api/shipment-item.ts'
import { entryNames } from '../features/readiness/entry-names.ts'
import type { ShipmentState } from './use-shipment.ts'

type Facts = {
  readonly items: readonly unknown[]
  readonly prohibited: readonly unknown[]
  readonly readiness: {
    readonly entries: readonly ReadinessEntry[]
    readonly others: readonly { readonly id: string; readonly sentence: string }[]
  }
  readonly desk: { readonly desk: { readonly saves: Pick<ShipmentState['desk']['desk']['saves'], 'unsavedCount'> } }
}

export function invoiceBlocked(
  language: Language,
  facts: Facts,
  data: Pick<ShipmentData, 'businessInfoComplete'>,
  forClient: boolean,
): string | undefined {
  const texts = wordsIn(language, en)
  if (facts.items.length === 0) return texts.noItems
  if (facts.prohibited.length > 0) return texts.prohibitedFirst
  const open = facts.readiness.entries.filter((each) => !each.done && each.key !== 'cusmaCertificate')
  if (open.length > 0)
    return texts.notReady(open.map((each) => withinSentence(entryNames(language)[each.key])).join(', '))
  if (!data.businessInfoComplete) return forClient ? texts.businessInfoOfClientFirst : texts.businessInfoFirst
  const [other] = facts.readiness.others
  if (other) return other.sentence
  return facts.desk.desk.saves.unsavedCount() > 0 ? texts.changesUnsaved : undefined
}

/** A name of the list without the capital it begins with; 'HTS codes' stays. */
const withinSentence = (name: string): string =>
  /^\p{Lu}{2}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)
