// What the reader of pasted text is unsure of, in words.
import type { Big } from 'big.js'
import type { DoubtReason } from '#domain/pasted-goods/parsed-item.ts'
import { texts } from '#texts/en/parse-items.ts'
import { type Language, wordsIn } from './language.ts'
import { decimalIn } from './local-text.ts'

export function doubtText(language: Language, doubt: DoubtReason): string {
  const say = wordsIn(language, texts)
  const cents = (amount: Big) => decimalIn(language, amount.toFixed(2))
  switch (doubt.reason) {
    case 'no-description':
      return say.noDescription
    case 'no-quantity':
      return say.noQuantity
    case 'no-price':
      return say.noPrice
    case 'no-currency':
      return say.noCurrency
    case 'price-of-one-or-all':
      return say.priceOfUnitOrAll
    case 'may-be-no-quantity':
      return say.quantityGuessed
    case 'may-be-no-code':
      return say.codeGuessed
    case 'may-be-no-origin':
      return say.countryGuessed
    case 'may-be-no-sku':
      return say.skuGuessed
    case 'pieces-worked-out':
      return say.quantityRead(doubt.facts.written, String(doubt.facts.pieces))
    case 'counts-packages':
      return say.quantityOfPackages(doubt.facts.unit)
    case 'price-worked-out':
      return say.priceFromTotal(cents(doubt.facts.total), String(doubt.facts.quantity))
    case 'total-differs':
      return say.totalDiffers(cents(doubt.facts.total))
    case 'two-numbers':
      return say.twoNumbers(
        doubt.facts.written,
        decimalIn(language, doubt.facts.readAs.toFixed()),
        decimalIn(language, doubt.facts.couldBe.toFixed()),
      )
    case 'other-currency':
      return say.otherCurrency(doubt.facts.currency)
    case 'code-digits':
      return say.codeDigits(doubt.facts.digits)
    case 'no-country':
      return say.countryUnknown(doubt.facts.written)
  }
}
