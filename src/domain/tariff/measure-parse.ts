// Reads the files of a measures data set into linked values. Whatever is missing, misspelt or of the wrong kind stops it with the place.

import type { Big } from 'big.js'
import { type CalendarDate, parseDate } from '../calendar.ts'
import { parseCountry } from '../countries.ts'
import { type Translations, translated } from '../language.ts'
import { decimal } from '../money.ts'
import type { DutyQuestion } from './duty-outcome.ts'
import type { LawText } from './duty-reason.ts'
import type {
  ChargedPart,
  ChargedValue,
  Exemption,
  Measure,
  MeasureBook,
  MeasureEffect,
  MeasureQuestion,
  Need,
  OriginScope,
  ProductScope,
  Programme,
  Yield,
} from './measure.ts'
import { at, type Fields, inFile, listOf, optional, text, textList } from './measure-fields.ts'
import type { ProductList } from './measure-list.ts'

/** Contents of the files, as JSON gives them. */
export type MeasureFiles = {
  readonly version: string
  readonly programmes: unknown
  readonly questions: unknown
  readonly rows: readonly { readonly file: string; readonly content: unknown }[]
  readonly lists: readonly ProductList[]
  readonly translations: Translations
}

/** Throws an Error naming file, row and field. */
export function parseMeasures(files: MeasureFiles): MeasureBook {
  const head = inFile('programmes.json', files.programmes)
  const lists = new Map(files.lists.map((list) => [list.name, list]))
  const context = { lists, groups: originGroups(at(head, 'originGroups')), translations: files.translations }
  const programmes = new Map(
    listOf(head, 'programmes').map((fields) => [text(fields, 'id'), parseProgramme(fields, context)]),
  )
  const questions = listOf(inFile('questions.json', { questions: files.questions }), 'questions')
  const rows = files.rows.flatMap(({ file, content }) => listOf(inFile(file, { rows: content }), 'rows'))
  return Object.freeze({
    version: files.version,
    verified: date(head, 'knownTo'),
    earliest: date(head, 'earliest'),
    measures: rows.map((fields) => parseMeasure(fields, programmes, context)),
    questions: new Map(questions.map((fields) => [text(fields, 'id'), parseQuestion(fields, context)])),
    lists,
  })
}

type Context = {
  readonly lists: ReadonlyMap<string, ProductList>
  readonly groups: ReadonlyMap<string, readonly string[]>
  readonly translations: Translations
}

const lawText = (en: string, { translations }: Context): LawText => translated(en, translations)
const law = (fields: Fields, field: string, context: Context): LawText => lawText(text(fields, field), context)

function originGroups(fields: Fields): Context['groups'] {
  return new Map(Object.keys(fields.values).map((name) => [name, textList(fields, name)]))
}

function parseProgramme(fields: Fields, context: Context): Programme {
  return {
    id: text(fields, 'id'),
    name: text(fields, 'name'),
    authority: text(fields, 'authority'),
    order: number(fields, 'order'),
    group: text(fields, 'group'),
    tags: textList(fields, 'tags'),
    yieldsTo: listOf(fields, 'yieldsTo').map((each) => parseYield(each, context)),
    exemptions: listOf(fields, 'exemptions').map((each) => parseExemption(each, context)),
    chargedParts: parseChargedParts(fields, context),
    byOwnCode: fields.values.byOwnCode === undefined ? [] : parseProducts(fields, context, 'byOwnCode'),
    mentionsOtherOrigins: fields.values.mentionOtherOrigins === true,
    qualifiesFree: fields.values.qualifiesFree === true,
  }
}

const parseChargedParts = (fields: Fields, context: Context): readonly ChargedPart[] =>
  fields.values.chargedParts === undefined
    ? []
    : listOf(fields, 'chargedParts').map((each) => ({
        products: parseProducts(each, context),
        question: text(each, 'question'),
      }))

function parseMeasure(fields: Fields, programmes: ReadonlyMap<string, Programme>, context: Context): Measure {
  const id = text(fields, 'id')
  const programme = programmes.get(text(fields, 'programme'))
  if (!programme) throw new Error(`${fields.place} (${id}): no programme called "${text(fields, 'programme')}"`)
  const own =
    fields.values.yieldsTo === undefined
      ? undefined
      : listOf(fields, 'yieldsTo').map((each) => parseYield(each, context))
  return Object.freeze({
    id,
    programme,
    heading: optional(fields, 'heading') ?? '',
    title: law(fields, 'title', context),
    why: law(fields, 'why', context),
    citation: text(fields, 'citation'),
    ...days(fields),
    from: date(fields, 'from'),
    origins: parseOrigins(at(fields, 'origins'), context),
    products: parseProducts(fields, context),
    effect: parseEffect(at(fields, 'effect'), context),
    rank: number(fields, 'rank'),
    claims: fields.values.claims === undefined ? [] : textList(fields, 'claims'),
    needs: parseNeeds(fields),
    exemptions: [...optionalExemptions(fields, context), ...programme.exemptions],
    yieldsTo: own ?? programme.yieldsTo,
    cusma: oneOf(fields, 'cusma', CUSMA_EFFECTS, { lifted: 'lifted-by-claim' }),
    verified: date(fields, 'verified'),
    confidence: oneOf(fields, 'confidence', ['high', 'medium', 'low'] as const, {}),
    ...(optional(fields, 'note') ? { note: law(fields, 'note', context) } : {}),
  })
}

const CUSMA_EFFECTS = ['lifted-by-claim', 'not-lifted', 'not-concerned'] as const

const optionalExemptions = (fields: Fields, context: Context): readonly Exemption[] =>
  fields.values.exemptions === undefined
    ? []
    : listOf(fields, 'exemptions').map((each) => parseExemption(each, context))

function parseExemption(fields: Fields, context: Context): Exemption {
  return {
    heading: text(fields, 'heading'),
    because: law(fields, 'because', context),
    products: fields.values.products === undefined ? 'all' : parseProducts(fields, context),
    origins:
      fields.values.origins === undefined
        ? EVERYWHERE
        : { only: countries(textList(fields, 'origins'), fields, context) },
    claims: fields.values.claims === undefined ? [] : textList(fields, 'claims'),
    needs: parseNeeds(fields),
    ...days(fields),
  }
}

const EVERYWHERE: OriginScope = { allBut: new Set() }

const parseYield = (fields: Fields, context: Context): Yield => ({
  tag: text(fields, 'tag'),
  heading: text(fields, 'heading'),
  because: law(fields, 'because', context),
})

const parseNeeds = (fields: Fields): readonly Need[] =>
  fields.values.needs === undefined
    ? []
    : listOf(fields, 'needs').map((each) => ({ question: text(each, 'question'), answer: text(each, 'answer') }))

function parseOrigins(fields: Fields, context: Context): OriginScope {
  if (fields.values.all === true) {
    const but = fields.values.except === undefined ? [] : textList(fields, 'except')
    return { allBut: countries(but, fields, context) }
  }
  return { only: countries(textList(fields, 'only'), fields, context) }
}

function countries(names: readonly string[], fields: Fields, { groups }: Context): ReadonlySet<string> {
  return new Set(
    names.flatMap((name) => {
      const group = groups.get(name)
      if (!group && parseCountry(name) !== name) throw new Error(`${fields.place}: "${name}" is no country`)
      return group ?? [name]
    }),
  )
}

function parseProducts(fields: Fields, { lists }: Context, field = 'products'): ProductScope {
  if (fields.values[field] === 'all') return 'all'
  return listOf(fields, field).map((each) => {
    const list = lists.get(text(each, 'list'))
    if (!list) throw new Error(`${each.place}: no list called "${text(each, 'list')}"`)
    return { list, ...(each.values.marks === undefined ? {} : { marks: new Set(textList(each, 'marks')) }) }
  })
}

function parseEffect(fields: Fields, context: Context): MeasureEffect {
  const kind = text(fields, 'kind')
  const percent = (): Big => decimal(text(fields, 'percent'))
  if (kind === 'added') {
    const least = optional(fields, 'minimumTotalPercent')
    const on = fields.values.basis === undefined ? ENTERED_VALUE : parseCharged(at(fields, 'basis'))
    return { kind, percent: percent(), on, ...(least ? { minimumTotalPercent: decimal(least) } : {}) }
  }
  if (kind === 'total') return { kind, percent: percent(), headingAtOrAbove: text(fields, 'headingAtOrAbove') }
  if (kind === 'specific' || kind === 'minimum-price') {
    return { kind, usd: decimal(text(fields, 'usd')), unit: text(fields, 'unit') }
  }
  if (kind === 'replaces-base' || kind === 'suspended') return { kind, percent: percent() }
  if (kind === 'announced' || kind === 'rate-unknown') return { kind, text: law(fields, 'text', context) }
  if (kind === 'prohibited') return { kind }
  throw new Error(`${fields.place}: no effect of kind "${kind}"`)
}

const ENTERED_VALUE: ChargedValue = { kind: 'entered-value' }

function parseCharged(fields: Fields): ChargedValue {
  const kind = oneOf(fields, 'kind', ['content', 'except-content'] as const, {})
  return { kind, question: text(fields, 'question') }
}

function parseQuestion(fields: Fields, context: Context): MeasureQuestion {
  const assumed = optional(fields, 'assumed')
  const where = fields.values.assumedWhere === undefined ? [] : listOf(fields, 'assumedWhere')
  const said = law(fields, 'text', context)
  const form = parseForm(at(fields, 'form'))
  const choices =
    form.kind === 'choice'
      ? Object.fromEntries(form.choices.map((choice) => [choice, lawText(choice, context)]))
      : undefined
  return {
    id: text(fields, 'id'),
    text: said,
    isUnsettled: fields.values.isUnsettled === true,
    asks: { reason: 'law-question', facts: { text: said, ...(choices ? { choices } : {}) } },
    form,
    ...(assumed ? { assumed } : {}),
    source: { citation: text(fields, 'citation') },
    answeredBy: (fields.values.answeredBy === undefined ? [] : listOf(fields, 'answeredBy')).flatMap((each) =>
      textList(each, 'words').map((words) => ({ words, answer: text(each, 'answer') })),
    ),
    assumedWhere: where.map((each) => ({
      products: parseProducts(
        { ...each, values: { products: [{ list: each.values.list, marks: [each.values.mark] }] } },
        context,
      ),
      answer: text(each, 'answer'),
    })),
  }
}

function parseForm(fields: Fields): DutyQuestion['form'] {
  const kind = text(fields, 'kind')
  if (kind === 'yes-no' || kind === 'amount-usd' || kind === 'hts-code') return { kind }
  if (kind === 'choice') return { kind, choices: textList(fields, 'choices') }
  if (kind === 'quantity') return { kind, unit: text(fields, 'unit') }
  throw new Error(`${fields.place}: no answer of kind "${kind}"`)
}

function days(fields: Fields): { readonly from?: CalendarDate; readonly until?: CalendarDate } {
  return {
    ...(fields.values.from === undefined ? {} : { from: date(fields, 'from') }),
    ...(fields.values.until === undefined ? {} : { until: date(fields, 'until') }),
  }
}

function date(fields: Fields, field: string): CalendarDate {
  const value = parseDate(text(fields, field))
  if (!value) throw new Error(`${fields.place}: ${field} is not a date`)
  return value
}

function number(fields: Fields, field: string): number {
  const value = fields.values[field]
  if (typeof value !== 'number') throw new Error(`${fields.place}: ${field} is not a number`)
  return value
}

function oneOf<T extends string>(
  fields: Fields,
  field: string,
  allowed: readonly T[],
  otherNames: Readonly<Record<string, T>>,
): T {
  const value = text(fields, field)
  const found = allowed.find((each) => each === value) ?? otherNames[value]
  if (!found) throw new Error(`${fields.place}: ${field} cannot be "${value}"`)
  return found
}
