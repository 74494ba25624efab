// Why a certificate is out of date, and what keeps one from being signed, in words.
import { day } from '#domain/calendar.ts'
import type { MissingElement } from '#domain/cusma/certificate.ts'
import type { CertificateLack, LackFacts, LackReason } from '#domain/cusma/lacks.ts'
import { texts } from '#texts/en/cusma.ts'
import type { Shape, Words } from './language.ts'
import { dateIn } from './local-text.ts'

/** `periodEnd`: the last day of a period that is over; null: an item changed after it was signed. */
export const outOfDateText = (say: Words, { periodEnd }: { readonly periodEnd: string | null }): string =>
  periodEnd === null ? say(texts).outOfDate : say(texts).periodOver(dateIn(say.language, day(periodEnd)))

/** The sentence of what is missing. */
export const lackText = (say: Words, { reason, facts }: CertificateLack): string => sentenceOf(say, reason, facts)

function sentenceOf<R extends LackReason>(say: Words, reason: R, facts: LackFacts<R>): string {
  const sentence: LackWords[R] = LACK_WORDS[reason]
  return sentence(say(texts), facts, say)
}

type LackWords = { readonly [R in LackReason]: (said: Shape<typeof texts>, facts: LackFacts<R>, say: Words) => string }

const LACK_WORDS: LackWords = {
  'no-goods': (said) => said.onlyNorthAmerica,
  'all-left-out': (said) => said.allLeftOut,
  'no-description': (said, { sku }) => said.noDescription(sku),
  'no-code': (said, { name }) => said.noCode(name),
  'code-proposed': (said, { name }) => said.codeProposed(name),
  'criterion-unconfirmed': (said, { name }) => said.confirmDefault(name),
  'tested-not-originating': (said, { name }) => said.testedNot(name),
  'whole-doubted': (said, { name }) => said.wholeDoubted(name),
  'not-for-textiles': (said, { name }) => said.notForTextiles(name),
  'field-missing': (said, { party, field }) => said.fieldMissing(said.parties[party], said.contactFields[field]),
  'not-a-party': (said, { party }) => said.notAParty(said.parties[party]),
  'exporter-unknown': (said) => said.exporterUnknown,
  'various-one-maker': (said) => said.variousOneMaker,
  'period-no-days': (said) => said.periodDates,
  'period-ends-before': (said) => said.periodEndsBefore,
  'period-too-long': (said, { lastDay }, { language }) => said.periodTooLong(dateIn(language, lastDay)),
  'period-past': (said, { endDate }, { language }) => said.periodPast(dateIn(language, endDate)),
  'signer-missing': (said) => said.incompleteSignature,
}

/** What is missing as answers carry it: by element of Annex 5-A, the reason and its sentence. */
export const saidMissing = (say: Words, missing: readonly MissingElement[]) =>
  missing.map(({ element, about, ...problem }) => ({
    element,
    reason: problem.reason,
    sentence: lackText(say, problem),
    ...(about ? { about } : {}),
  }))
