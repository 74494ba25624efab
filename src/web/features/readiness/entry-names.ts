import type { ReadinessEntry } from '#domain/shipment/readiness.ts'
import { texts as en } from '#texts/en/shipment.ts'
import { type Language, wordsIn } from '#words/language.ts'

/** What the lines of the readiness list are called. */
export function entryNames(language: Language): Readonly<Record<ReadinessEntry['key'], string>> {
  const texts = wordsIn(language, en)
  return {
    htsCode: texts.htsCodes,
    countryOfOrigin: texts.countryOfOrigin,
    costCad: texts.costOfGoods,
    maker: texts.manufacturerAddress,
    cusmaCertificate: texts.cusmaCertificate,
  }
}
