// What the refusal of a paper says: first what a person must put right, then what the call itself can settle.
import type { Finding, Reason } from '#domain/invoice/preflight/finding.ts'
import { SETTLED_BY_CALL } from '#domain/invoice/preflight/standing.ts'
import { wordsFor } from './finding-words.ts'
import { findingText } from './findings.ts'
import type { Language } from './language.ts'

/** Reasons that say that a field of an item is open, in the order a refusal names the fields. */
const OPEN_FIELD = new Map<
  Reason,
  'countryOfOrigin' | 'declaredValue' | 'htsCode' | 'manufacturingAddress' | 'quantity'
>([
  ['origin-missing', 'countryOfOrigin'],
  ['cost-missing', 'declaredValue'],
  ['quantity-missing', 'quantity'],
  ['code-missing', 'htsCode'],
  ['code-unfinished', 'htsCode'],
  ['maker-missing', 'manufacturingAddress'],
  ['maker-incomplete', 'manufacturingAddress'],
])

/** One sentence for the findings that stop a paper, of which there is at least one; the shipment is named where it is one of several. */
export function refusalText(language: Language, stops: readonly Finding[]): string {
  const { say } = wordsFor(language)
  const toMend = stops.filter(({ reason }) => !SETTLED_BY_CALL.includes(reason))
  const [first, ...others] = toMend.length > 0 ? toMend : stops
  if (!first) return ''
  if (toMend.length === 0 && first.reason === 'code-unconfirmed') {
    return say.codesUnconfirmed(stops.filter(({ reason }) => reason === 'code-unconfirmed').length)
  }
  if (toMend.length === 0) return findingText(language, first)
  const fields = toMend.find(({ reason }) => OPEN_FIELD.has(reason))
  if (fields && first.place.item !== undefined)
    return inShipment(language, fields, incompleteText(language, fields, toMend))
  const sentence = inShipment(language, first, findingText(language, first))
  return others.length === 0 ? sentence : say.moreStop(sentence, others.length)
}

/** The open fields of the first such item, and how many other items have some. */
function incompleteText(language: Language, first: Finding, stops: readonly Finding[]): string {
  const { say } = wordsFor(language)
  const open = stops.filter(({ reason }) => OPEN_FIELD.has(reason))
  const ofFirst = new Set(open.filter(({ place }) => place.item === first.place.item).map(({ reason }) => reason))
  const fields = new Set([...OPEN_FIELD].filter(([reason]) => ofFirst.has(reason)).map(([, field]) => field))
  const items = new Set(open.map(({ place }) => place.item))
  const name = 'name' in first.facts ? first.facts.name : ''
  const sentence = say.itemIncomplete(name, [...fields].map((field) => say.fields[field]).join(', '), items.size - 1)
  const more = stops.length - open.length
  return more === 0 ? sentence : say.moreStop(sentence, more)
}

const inShipment = (language: Language, { shipment }: Finding, sentence: string): string =>
  shipment ? wordsFor(language).say.inShipment(shipment.reference, sentence) : sentence
