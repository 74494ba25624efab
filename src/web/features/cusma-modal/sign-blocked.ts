// Why a certificate cannot be signed now, first things first; undefined when it can.
import type { MissingElement } from '#domain/cusma/certificate.ts'
import { texts as en } from '#texts/en/cusma.ts'
import { type Language, wordsIn } from '#words/language.ts'

type Facts = {
  readonly hasGoods: boolean
  /** Without the signature's own picture. */
  readonly missing: readonly MissingElement[]
  readonly picture: string
  readonly signerName: string
  readonly signerTitle: string
  readonly isTicked: boolean
}

/** Source of the sentences: specification part 2, section 5, "CUSMA modal". */
export function signBlocked(language: Language, facts: Facts): string | undefined {
  const texts = wordsIn(language, en)
  if (!facts.hasGoods) return texts.onlyNorthAmerica
  const others = facts.missing.filter((each) => each.element !== 9)
  if (others.length > 0) return texts.firstSettle(others.length)
  if (facts.picture === '') return texts.drawSignature
  if (facts.signerName.trim() === '') return texts.enterSignerName
  if (facts.signerTitle.trim() === '') return texts.enterSignerTitle
  return facts.isTicked ? undefined : texts.tickStatement
}
