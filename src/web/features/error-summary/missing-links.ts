// What the summary on top of a shipment says: which field of which item is missing, and which items may not enter at all.
import { type CustomsField, type CustomsItem, fieldGaps } from '#domain/shipment/item.ts'
import { texts as itemEn } from '#texts/en/item.ts'
import { texts as en } from '#texts/en/shipment.ts'
import { type Language, wordsIn } from '#words/language.ts'

export type MissingField = { readonly itemId: string; readonly field: CustomsField; readonly text: string }

const fieldNamesIn = (language: Language): Readonly<Record<CustomsField, string>> => {
  const itemTexts = wordsIn(language, itemEn)
  return {
    countryOfOrigin: itemTexts.countryOfOrigin,
    costCad: itemTexts.costOfGoods,
    htsCode: itemTexts.htsCode,
    maker: itemTexts.manufacturerAddress,
  }
}

/** Every open field in the order of the screen: items first, then their fields. */
export function missingFields(language: Language, items: readonly CustomsItem[]): readonly MissingField[] {
  const texts = wordsIn(language, en)
  return items.flatMap((item) =>
    fieldGaps(item).map(({ field, why }) => ({
      itemId: item.id,
      field,
      text: texts.missingField(
        item.description,
        why === 'missing' ? fieldNamesIn(language)[field] : texts.originMismatch,
      ),
    })),
  )
}

/** The one after the field last jumped to, round to the first; undefined when nothing is missing. */
export function nextMissing(
  missing: readonly MissingField[],
  last: Pick<MissingField, 'itemId' | 'field'> | undefined,
): MissingField | undefined {
  const at = missing.findIndex((each) => each.itemId === last?.itemId && each.field === last.field)
  return missing[at + 1] ?? missing[0]
}

/** The gravest first: '1 item cannot be imported, and 3 fields are missing on 2 items' */
export function summaryTitle(language: Language, missing: readonly MissingField[], prohibited: number): string {
  const texts = wordsIn(language, en)
  const items = new Set(missing.map((each) => each.itemId)).size
  if (missing.length === 0) return texts.prohibitedTitle(prohibited)
  const title = texts.missingTitle(missing.length, items)
  return prohibited === 0 ? title : texts.prohibitedAndMissing(texts.prohibitedTitle(prohibited), title)
}
