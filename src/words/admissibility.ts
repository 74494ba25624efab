// Findings on whether goods may enter, in words: what it is, what to do, by what it was found.
import type { AdmissibilityFinding, AntidumpingOrder, Evidence } from '#domain/admissibility/finding.ts'
import type { AdmissibilityLevel } from '#domain/admissibility/rule.ts'
import type { CalendarDate } from '#domain/calendar.ts'
import { formatHtsCode } from '#domain/hts-code.ts'
import { texts as english } from '#texts/en/admissibility.ts'
import { countryIn } from './country-text.ts'
import { type Language, type Shape, wordsIn } from './language.ts'
import { listIn } from './local-text.ts'

type SaidAdmissibility = {
  readonly level: AdmissibilityLevel
  readonly rule: string
  readonly title: string
  readonly todo: string
  readonly because: string
  readonly source: string
  readonly verified: CalendarDate
  readonly isSure: boolean
}

type Words = Shape<typeof english>

export function saidAdmissibility(language: Language, finding: AdmissibilityFinding): SaidAdmissibility {
  const words = wordsIn(language, english)
  const { level, rule, source, verified, isSure, because } = finding
  const evidence = listIn(
    language,
    because.map((each) => evidenceText(language, words, each)),
  )
  return {
    level,
    rule,
    ...saidBy(language, words, finding),
    because: words.because(evidence),
    source,
    verified,
    isSure,
  }
}

function saidBy(
  language: Language,
  words: Words,
  finding: AdmissibilityFinding,
): Pick<SaidAdmissibility, 'title' | 'todo'> {
  switch (finding.kind) {
    case 'row':
      return { title: finding.title[language], todo: finding.todo[language] }
    case 'measure':
      return { title: finding.measure.title[language], todo: words.measureTodo }
    case 'orders': {
      const say = finding.isNamed ? words.orders : words.ordersOfCode
      const numbers = finding.orders.map(({ number }) => number)
      const title = say(productsText(words, finding.orders), originText(language, words, finding.orders))
      const readFrom = finding.because.map((each) => (each.by === 'origin' ? each.readFrom : undefined)).find(Boolean)
      return {
        title: readFrom ? words.ordersOfReadOrigin(title, readFrom) : title,
        todo: words.ordersTodo(shortList(words, numbers)),
      }
    }
    case 'agency': {
      const { agency, why, documents } = finding.agency
      return {
        title: words.agency(agency, why[language].replace(/\.$/, '')),
        todo: words.agencyTodo(documents.map((each) => each[language]).join(', ')),
      }
    }
    case 'origin-disagreement': {
      const [stated, given] = [finding.stated, finding.given].map((each) => countryIn(language, each))
      return { title: words.originsDisagree(stated ?? '', given ?? ''), todo: words.originsDisagreeTodo }
    }
    case 'disagreement':
      return { title: words.disagree(finding.title[language], formatHtsCode(finding.code)), todo: words.disagreeTodo }
  }
}

/** Named in full; the rest are counted. */
const NAMED = 4

const productsText = (words: Words, orders: readonly AntidumpingOrder[]): string =>
  shortList(words, [...new Set(orders.map(({ product }) => product.toLowerCase()))])

function shortList(words: Words, all: readonly string[]): string {
  const first = all.slice(0, NAMED).join(', ')
  return all.length > NAMED ? words.moreProducts(first, all.length - NAMED) : first
}

function originText(language: Language, words: Words, orders: readonly AntidumpingOrder[]): string {
  const [first, ...others] = new Set(orders.map(({ origin }) => origin))
  return first !== undefined && others.length === 0 ? countryIn(language, first) : words.anyOrigin
}

function evidenceText(language: Language, words: Words, evidence: Evidence): string {
  switch (evidence.by) {
    case 'words':
      return words.byWords(evidence.words)
    case 'maker':
      return words.byMaker(evidence.words)
    case 'code':
      return (evidence.isProposed ? words.byProposedCode : words.byCode)(formatHtsCode(evidence.prefix))
    case 'origin': {
      const country = countryIn(language, evidence.country)
      return evidence.readFrom ? words.byReadOrigin(country, evidence.readFrom) : words.byOrigin(country)
    }
    case 'destination':
      return words.byDestination(countryIn(language, evidence.country))
  }
}
