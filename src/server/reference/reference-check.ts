// Whether an export is a whole tariff schedule: size near the known one, every chapter, every code once, rates readable.
import { parseRate, parseSpecial } from '#domain/tariff/rate-text.ts'
import type { TariffFact } from '#domain/tariff/schedule-index.ts'

/** Releases grow and shrink by about one line in a hundred; a tenth is past anything published. */
const SIZE_TOLERANCE = 0.1

/** New wordings are asked about in the receipt, so a few are borne; more mean that the columns are not what they were. */
const UNREAD_RATES_BORNE = 20

type ExportCheck = {
  /** One sentence each; empty when the export may be installed. */
  readonly problems: readonly string[]
  /** 'code: rate' of wordings that the rate reader does not know. */
  readonly unreadRates: readonly string[]
}

/** Compares the facts of an export with those in use. */
export function checkExport(facts: readonly TariffFact[], known: readonly TariffFact[]): ExportCheck {
  const unreadRates = facts.flatMap((fact) => unreadOf(fact).map((rate) => `${fact.code}: ${rate}`))
  const problems = [sizeProblem(facts.length, known.length), chapterProblem(facts, known), repeatProblem(facts)]
  const rateProblem =
    unreadRates.length > UNREAD_RATES_BORNE ? `${unreadRates.length} rates cannot be read.` : undefined
  return { problems: [...problems, rateProblem].filter((each) => each !== undefined), unreadRates }
}

function sizeProblem(count: number, known: number): string | undefined {
  if (Math.abs(count - known) <= known * SIZE_TOLERANCE) return undefined
  return `It has ${count} numbered rows where about ${known} are expected.`
}

function chapterProblem(facts: readonly TariffFact[], known: readonly TariffFact[]): string | undefined {
  const present = chaptersOf(facts)
  const missing = [...chaptersOf(known)].filter((chapter) => !present.has(chapter)).sort()
  return missing.length > 0 ? `It lacks chapters: ${missing.join(', ')}.` : undefined
}

function repeatProblem(facts: readonly TariffFact[]): string | undefined {
  const repeated = facts.length - new Set(facts.map(({ code }) => code)).size
  return repeated > 0 ? `It repeats ${repeated} codes.` : undefined
}

const chaptersOf = (facts: readonly TariffFact[]): ReadonlySet<string> =>
  new Set(facts.map(({ code }) => code.slice(0, 2)))

const unreadOf = ({ general, special, other, additional }: TariffFact): readonly string[] => {
  const rates = [...[general, other, additional].map(parseRate), ...parseSpecial(special).map(({ rate }) => rate)]
  return rates.flatMap((rate) => (rate.kind === 'unread' ? [rate.text] : []))
}
