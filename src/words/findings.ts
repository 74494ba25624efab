// What the checks before a paper found, in words: a finding as people and callers read it, and what a refused paper says first.
import type { FixPlace, Level } from '#domain/invoice/preflight/check.ts'
import type { Finding, NamedItem, Reason, ShipmentNamed } from '#domain/invoice/preflight/finding.ts'
import { fixes as englishFixes } from '#texts/en/preflight-fixes.ts'
import { asSaid, unsaidTexts } from './assumed.ts'
import { lackText } from './certificate-words.ts'
import { dutySay } from './duty-say.ts'
import { type In, SENTENCES, TOGETHER, wordsFor } from './finding-words.ts'
import { type Language, wordsIn, wordsOf } from './language.ts'

/** `item` and `field` say where; `named` are all items of a sentence about several, of which `item` is the first. */
export type SaidFinding = {
  readonly id: string
  readonly level: Level
  readonly stamps?: boolean | undefined
  readonly sentence: string
  readonly facts: Readonly<Record<string, string | number | readonly string[]>>
  readonly item?: string | undefined
  readonly items?: readonly string[] | undefined
  /** With what each is called in full: the sentence may shorten and count them. */
  readonly named?: readonly NamedItem[] | undefined
  readonly field?: string | undefined
  readonly fix: { readonly place: FixPlace; readonly label: string }
  readonly shipment?: ShipmentNamed | undefined
}

export function saidFinding(language: Language, finding: Finding): SaidFinding {
  const { reason, level, stamps, facts, place, items, shipment } = finding
  const fixes = wordsIn(language, englishFixes)
  return {
    id: reason,
    level,
    ...(stamps === false ? { stamps } : {}),
    sentence: findingText(language, finding),
    facts: saidFacts(language, facts),
    item: place.item,
    ...(items ? { items: items.map(({ id }) => id), named: items } : {}),
    field: place.field,
    fix: { place: place.fix, label: place.fix === 'item' && items ? fixes.firstItem : fixes[place.fix] },
    ...(shipment ? { shipment } : {}),
  }
}

/** Facts as answers carry them: what keeps a duty from being known or a certificate from being signed, and what an agency asks for, in words. */
function saidFacts(language: Language, facts: Finding['facts']): SaidFinding['facts'] {
  if ('lack' in facts) return { problem: lackText(wordsOf(language), facts.lack) }
  if ('documents' in facts) return { ...facts, documents: facts.documents.map((each) => each[language]) }
  if ('assumed' in facts) return { name: facts.name, assumed: unsaidTexts(language, asSaid(facts)) }
  return 'missing' in facts ? { ...facts, missing: facts.missing.map(dutySay(language).why) } : { ...facts }
}

/** The sentence, whole. */
export const findingText = (language: Language, finding: Finding): string => sentenceOf(finding, wordsFor(language))

function sentenceOf<R extends Reason>({ reason, facts, items }: Finding<R>, words: In): string {
  const several = TOGETHER[reason]
  if (items && several) {
    return several(
      facts,
      words,
      namesText(
        items.map(({ name }) => name),
        words,
      ),
    )
  }
  return SENTENCES[reason](facts, words)
}

/** Names written out in one line; the rest are counted. */
const NAMED = 8
const LONGEST_NAME = 60

/** 'Soy wax candle; Wool hat and 3 more items'; a name that stands twice is said once. */
function namesText(names: readonly string[], { say }: In): string {
  const different = [...new Set(names)]
  const shown = different.length > NAMED ? different.slice(0, NAMED - 1) : different
  const more = different.length - shown.length
  const parts = [...shown.map(shortName), ...(more > 0 ? [say.moreItems(more)] : [])]
  return parts.length === 1 ? (parts[0] ?? '') : say.namesAnd(parts.slice(0, -1).join('; '), parts.at(-1) ?? '')
}

/** Cut at a word: descriptions run to 500 characters. */
export function shortName(name: string): string {
  if (name.length <= LONGEST_NAME) return name
  const cut = name.slice(0, LONGEST_NAME)
  const word = cut.lastIndexOf(' ')
  return `${(word > LONGEST_NAME / 2 ? cut.slice(0, word) : cut).replace(/(?<![\s,;])[\s,;]+$/, '')}…`
}
