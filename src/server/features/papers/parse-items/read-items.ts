// The goods of a pasted text: by the language model where one is set up, else and on any trouble by the offline reader.
import { readCell } from '#domain/pasted-goods/cells.ts'
import type { Column } from '#domain/pasted-goods/columns.ts'
import { finish } from '#domain/pasted-goods/finish.ts'
import { parseItems } from '#domain/pasted-goods/parse-items.ts'
import { newReading, type ParsedItem } from '#domain/pasted-goods/parsed-item.ts'
import type { Deps } from '../../../deps.ts'
import { ProviderError } from '../../../errors.ts'
import { readItems as question, type ReadItem } from '../../../providers/language-model/prompts/read-items.ts'

type ReadText = { readonly items: readonly ParsedItem[]; readonly method: 'offline' | 'language-model' }

type Needs = Pick<Deps, 'languageModel' | 'log'>

/** Never throws for a text without goods: its list is empty. */
export async function readItems({ languageModel, log }: Needs, text: string): Promise<ReadText> {
  if (languageModel.configured) {
    try {
      const { items } = await languageModel.ask(question(text))
      if (items.length > 0) return { items: items.map((item) => toParsed(item, text)), method: 'language-model' }
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      log.warn({ err: error }, 'items not read by the language model')
    }
  }
  return { items: parseItems(text), method: 'offline' }
}

/** What a model read goes through the same checks as what the offline reader read; figures the text does not hold are doubted. */
function toParsed(item: ReadItem, text: string): ParsedItem {
  const reading = newReading()
  const cells: readonly (readonly [Column, string | null])[] = [
    ['description', item.description],
    ['quantity', item.quantity === null ? null : String(item.quantity)],
    ['unitPrice', item.unit_price],
    ['totalPrice', item.total_price],
    ['currency', item.currency],
    ['htsCode', item.hts_code],
    ['countryOfOrigin', item.country_of_origin],
    ['sku', item.sku],
    ['asin', item.asin],
  ]
  for (const [column, cell] of cells) if (cell) readCell(reading, { column }, cell)
  const digits = text.replace(/\D/g, '')
  if (item.quantity !== null && !digits.includes(String(item.quantity))) {
    reading.doubts.push({ field: 'quantity', reason: 'may-be-no-quantity' })
  }
  if (reading.htsCode && !digits.includes(reading.htsCode)) {
    reading.doubts.push({ field: 'htsCode', reason: 'may-be-no-code' })
  }
  return finish(reading, {})
}
