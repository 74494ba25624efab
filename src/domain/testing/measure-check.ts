// Checks a measures data set as a whole: what no single row can show. Run by a test on every change of the data.
import { isInForce, type Measure, type MeasureBook, type OriginScope, type ProductScope } from '../tariff/measure.ts'
import type { TariffSchedule } from '../tariff/schedule.ts'

/** Problems as sentences that name the rows; none when the data set is sound. */
export function checkMeasures(book: MeasureBook): readonly string[] {
  return [...doubleIds(book), ...badDates(book), ...missingSources(book), ...openQuestions(book), ...overlaps(book)]
}

/** List entries whose prefix opens no line of the schedule, as 'list prefix'. */
export function unknownPrefixes(book: MeasureBook, schedule: TariffSchedule): readonly string[] {
  const known = new Set(
    [...schedule.declarable, ...schedule.offered].flatMap((code) => LENGTHS.map((length) => code.slice(0, length))),
  )
  return [...book.lists.values()].flatMap(({ name, entries }) =>
    entries.filter(({ prefix }) => !known.has(prefix)).map(({ prefix }) => `${name} ${prefix}`),
  )
}

const LENGTHS = [2, 3, 4, 5, 6, 7, 8, 9, 10]

function doubleIds({ measures }: MeasureBook): readonly string[] {
  const ids = measures.map((row) => row.id)
  return ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${id}: two rows have this id`)
}

function badDates({ measures, verified }: MeasureBook): readonly string[] {
  return measures.flatMap(({ id, from, until, verified: rowVerified }) => [
    ...(until !== undefined && until < from ? [`${id}: ends before it begins`] : []),
    ...(rowVerified > verified ? [`${id}: verified after the day up to which the law is known`] : []),
  ])
}

const CITED = /\b(?:Proc\. \d+|EO \d+|\d+ FR \d+|CSMS #\d+|U\.S\. note \d+|notes? \d+|heading \d{4}\.|Press reports)/i
const HEADING = /^(?:99\d\d\.\d\d\.\d\d)?$/

function missingSources({ measures }: MeasureBook): readonly string[] {
  return measures.flatMap(({ id, citation, heading, why }) => [
    ...(CITED.test(citation) ? [] : [`${id}: the citation names no instrument: "${citation}"`]),
    ...(HEADING.test(heading) ? [] : [`${id}: "${heading}" is no heading of chapter 99`]),
    ...(why.en.endsWith('.') ? [] : [`${id}: the reason is not a whole sentence`]),
  ])
}

/** Questions that rows ask and the data set lacks, answers no form allows, and questions nobody asks. */
function openQuestions({ measures, questions }: MeasureBook): readonly string[] {
  const needs = measures.flatMap((row) => [...row.needs, ...row.exemptions.flatMap((each) => each.needs)])
  const contents = measures.flatMap(contentQuestions)
  const parts = measures.flatMap(({ programme }) => programme.chargedParts.map((each) => each.question))
  const asked = new Set([...needs.map((need) => need.question), ...contents, ...parts])
  const problems = [...asked].filter((id) => !questions.has(id)).map((id) => `${id}: asked, but no such question`)
  for (const { question, answer } of needs) {
    const { form, assumed } = questions.get(question) ?? {}
    const choices = form?.kind === 'choice' ? form.choices : ['yes', 'no']
    const isPossible = form?.kind === 'hts-code' ? answer === assumed : choices.includes(answer)
    if (form && !isPossible) problems.push(`${question}: "${answer}" is no answer to it`)
  }
  const idle = [...questions.keys()].filter((id) => !asked.has(id)).map((id) => `${id}: no row asks it`)
  return [...new Set(problems), ...idle]
}

const contentQuestions = ({ effect }: Measure): readonly string[] =>
  effect.kind === 'added' && effect.on.kind !== 'entered-value' ? [effect.on.question] : []

/** Rows of one group and rank that could both be charged on the same goods on the same day: which one would be chance. */
function overlaps({ measures }: MeasureBook): readonly string[] {
  const byPlace = new Map<string, Measure[]>()
  for (const row of measures) {
    const place = `${row.programme.group} ${row.rank}`
    byPlace.set(place, [...(byPlace.get(place) ?? []), row])
  }
  return [...byPlace.values()].flatMap((rows) =>
    rows.flatMap((row, i) =>
      rows
        .slice(i + 1)
        .filter((other) => collide(row, other))
        .map((other) => `${row.id} and ${other.id}: both cover the same goods on the same day`),
    ),
  )
}

const collide = (a: Measure, b: Measure): boolean =>
  (isInForce(a, b.from) || isInForce(b, a.from)) &&
  sharesOrigin(a.origins, b.origins) &&
  sharesProduct(a.products, b.products) &&
  !excludeEachOther(a, b)

/** Two rows that want different answers to one question never hold together. */
const excludeEachOther = (a: Measure, b: Measure): boolean =>
  a.needs.some(({ question, answer }) => b.needs.some((need) => need.question === question && need.answer !== answer))

function sharesOrigin(a: OriginScope, b: OriginScope): boolean {
  if ('only' in a) return [...a.only].some((code) => ('only' in b ? b.only.has(code) : !b.allBut.has(code)))
  return 'only' in b ? sharesOrigin(b, a) : true
}

function sharesProduct(a: ProductScope, b: ProductScope): boolean {
  if (a === 'all' || b === 'all') return true
  return a.some((one) =>
    b.some((two) => {
      if (one.list !== two.list) return false
      const marks = two.marks
      return !one.marks || !marks || [...one.marks].some((mark) => marks.has(mark))
    }),
  )
}
