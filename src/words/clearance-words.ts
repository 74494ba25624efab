// What a clearance costs, in words: names of costs, how each came about, what is remarked and what is left out.
import type { CostName, CostNote, CostNotice, ExciseFacts } from '#domain/clearance/cost-line.ts'
import type { Exclusion } from '#domain/clearance/exclusions.ts'
import { texts as en } from '#texts/en/clearance.ts'
import { texts as findings } from '#texts/en/findings.ts'
import { texts as itemEn } from '#texts/en/item.ts'
import { asSentence } from './as-sentence.ts'
import { dutySay } from './duty-say.ts'
import type { Words } from './language.ts'
import { amountIn, dateIn } from './local-text.ts'

/** The name of a cost. */
export function costName(say: Words, { reason, facts }: CostName): string {
  const texts = say(en)
  switch (reason) {
    case 'base-duty':
      return texts.baseDuty
    case 'additional-duty':
      return dutySay(say.language).title(facts.title)
    case 'processing-fee':
      return texts.processingFee
    case 'harbor-fee':
      return texts.harborFee
    case 'excise':
      return texts.excise[facts.rate] ?? texts.exciseTax
    case 'broker-fee':
      return texts.exampleSchedule[facts.name] ?? facts.name
    default:
      return texts[reason]
  }
}

/** How a cost came about, in as many sentences as it takes. */
export const costNotes = (say: Words, notes: readonly CostNote[]): string =>
  notes
    .map((note) => costNote(say, note))
    .filter(Boolean)
    .join(' ')

function costNote(say: Words, note: CostNote): string {
  const texts = say(en)
  const { reason, facts } = note
  switch (reason) {
    case 'lines':
      return texts.onLines(facts.count)
    case 'possibly-free':
      return texts.possiblyFree(facts.count)
    case 'additional-on':
      return texts.additionalOn(facts.count, facts.rates.map(dutySay(say.language).rate).join(', '))
    case 'not-lifted-by-cusma':
      return say(itemEn).notLiftedByCusma
    case 'excise-rate':
      return exciseNote(say, facts)
    case 'harbor-rate':
      return texts.harborFeeNote(facts.percent, facts.citation)
    case 'items':
      return texts.goodsNote(facts.count)
    case 'duties-and-fees':
      return texts.customsNote
    case 'processing-informal':
    case 'processing-rate':
    case 'processing-minimum':
    case 'processing-maximum':
    case 'processing-exempt':
    case 'processing-part-not-said':
      return processingNote(say, note)
    default:
      return brokerNote(say, note)
  }
}

type ProcessingNote = Extract<CostNote, { readonly reason: `processing-${string}` }>

function processingNote(say: Words, { reason, facts }: ProcessingNote): string {
  const texts = say(en)
  const amount = (of: Parameters<typeof amountIn>[1]) => amountIn(say.language, of)
  switch (reason) {
    case 'processing-informal':
      return texts.processingInformal(facts.citation)
    case 'processing-rate':
      return texts.processingRate(facts.percent, amount(facts.base), facts.citation)
    case 'processing-minimum':
      return texts.processingMinimum(facts.percent, amount(facts.minimum), facts.citation)
    case 'processing-maximum':
      return texts.processingMaximum(facts.percent, amount(facts.maximum), facts.citation)
    case 'processing-exempt':
      return texts.processingExempt(facts.citation)
    case 'processing-part-not-said':
      return texts.processingPartNotSaid(facts.count)
  }
}

type CustomsNote =
  | ProcessingNote
  | Extract<
      CostNote,
      {
        readonly reason:
          | 'lines'
          | 'possibly-free'
          | 'additional-on'
          | 'not-lifted-by-cusma'
          | 'excise-rate'
          | 'harbor-rate'
          | 'items'
          | 'duties-and-fees'
      }
    >

function brokerNote(say: Words, { reason, facts }: Exclude<CostNote, CustomsNote>): string {
  const texts = say(en)
  const amount = (of: Parameters<typeof amountIn>[1]) => amountIn(say.language, of)
  switch (reason) {
    case 'once-per-clearance':
      return texts.oncePerClearance
    case 'once-per-entry':
      return texts.oncePerEntry(facts.entry)
    case 'per-line':
      return texts.perLine(facts.included)
    case 'bond':
      return texts.bondPlain(amount(facts.secured))
    case 'bond-tripled':
      return texts.bondTripled(amount(facts.secured), facts.agencies.join(', '))
    case 'bond-may-triple':
      return texts.bondMayTriple(facts.agencies.join(', '))
    case 'range':
      return texts.exampleSchedule[facts.text] ?? facts.text
    case 'disbursement':
      return texts.disbursement(facts.percent, amount(facts.duty), amount(facts.minimum))
    case 'fees-of':
      return texts.brokerageNote(facts.broker)
    case 'example-fees-of':
      return texts.brokerageExampleNote(facts.broker)
  }
}

function exciseNote(say: Words, { usd, per, unit, isUsual, citation }: ExciseFacts): string {
  const texts = say(en)
  const note = texts.exciseRate(usd, per, unit, citation)
  return isUsual ? `${note} ${texts.exciseUsual}` : note
}

/** What an estimate remarks as a whole, as a sentence. */
export function costNotice(say: Words, { reason, facts }: CostNotice): string {
  const texts = say(en)
  const amount = (of: Parameters<typeof amountIn>[1]) => amountIn(say.language, of)
  switch (reason) {
    case 'nothing-to-enter':
      return texts.nothingToEnter
    case 'formal-entry':
      return texts.formalEntry(amount(facts.value))
    case 'low-value':
      return say(findings)['low-value'](amount(facts.value))
    case 'formal-may-be-asked':
      return texts.formalMayBeAsked
    case 'processing-not-known':
      return texts.feesNotKnown(dateIn(say.language, facts.on))
    case 'broker-not-known':
      return texts.brokerNotKnown(dateIn(say.language, facts.on))
    case 'customs-converts':
      return texts.customsConverts
    case 'excludes-freight':
      return texts.excludesFreight
    case 'certificate-not-then':
      return texts.certificateNotThen(dateIn(say.language, facts.on))
    case 'deposit-not-priced':
      return texts.depositNotPriced
    case 'excise-not-known':
      return texts.exciseNotKnown(texts.excise[facts.rate] ?? texts.exciseTax, exciseNote(say, facts))
    case 'agriculture-fee':
      return texts.agricultureFee(texts.unpriced[facts.goods] ?? facts.goods, facts.citation)
    case 'sale-excise':
      return texts.saleExcise(texts.unpriced[facts.goods] ?? facts.goods, facts.citation)
    case 'continuous-bond': {
      const { secures, premium, clearances, single } = facts
      return texts.continuousBond(amount(secures), amount(premium), clearances, amount(single))
    }
    case 'one-clearance-assumed':
      return texts.oneClearanceAssumed
    case 'splitting-not-free':
      return texts.splittingNotFree
  }
}

/** What is left out and why, as a sentence. */
export function exclusionText(say: Words, left: Exclusion): string {
  const texts = say(en)
  switch (left.kind) {
    case 'prohibited':
      return texts.excludedProhibited(left.name, dateIn(say.language, left.since))
    case 'duty-unknown':
      return texts.excludedUnknown(
        left.name,
        left.missing.map((each) => asSentence(dutySay(say.language).why(each))).join(' '),
      )
    case 'facts-missing':
      return texts.excludedLacking(left.name, missingFacts(say, left.lacks).join(', '))
    case 'no-value':
      return texts.excludedNoValue(left.name)
  }
}

/** The names of facts without which there is no duty to work out. */
export function missingFacts(
  say: Words,
  lacks: Extract<Exclusion, { kind: 'facts-missing' }>['lacks'],
): readonly string[] {
  const texts = say(en)
  return lacks.map((each) => (each === 'htsCode' ? texts.fieldHtsCode : texts.fieldOrigin))
}
