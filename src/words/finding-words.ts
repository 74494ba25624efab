// The sentence of each reason the checks before a paper may give, and of several items together.
import type { CalendarDate } from '#domain/calendar.ts'
import { formatHtsCode } from '#domain/hts-code.ts'
import type { Reason, Reasons } from '#domain/invoice/preflight/finding.ts'
import { usd } from '#domain/money.ts'
import { texts as english } from '#texts/en/findings.ts'
import { asSaid, assumedText, unsaidTexts } from './assumed.ts'
import { lackText } from './certificate-words.ts'
import { countryIn } from './country-text.ts'
import { findingText } from './duty-finding.ts'
import type { DutySay } from './duty-say.ts'
import { dutySay } from './duty-say.ts'
import { endedText, renumberedText } from './ended-code.ts'
import { type Language, type Shape, wordsIn, wordsOf } from './language.ts'
import { amountIn, dateIn, decimalIn, listIn } from './local-text.ts'
import { productCodeText } from './product-code.ts'
import { unitName } from './unit-name.ts'

type Say = Shape<typeof english>

/** The texts of a language, and how it writes days, amounts and countries. */
export type In = {
  readonly language: Language
  readonly say: Say
  readonly day: (day: CalendarDate) => string
  readonly amount: (usd: string) => string
  readonly country: (code: string) => string
  readonly duty: DutySay
}

export const wordsFor = (language: Language): In => ({
  language,
  say: wordsIn(language, english),
  day: (day) => dateIn(language, day),
  amount: (value) => amountIn(language, usd(value)),
  country: (code) => countryIn(language, code),
  duty: dutySay(language),
})

type Table<R extends Reason> = { readonly [Each in R]: (facts: Reasons[Each], words: In) => string }

export const SENTENCES: Table<Reason> = {
  'business-info-missing': (_, { say }) => say['business-info-missing'],
  'business-info-incomplete': ({ parts }, { say }) =>
    say['business-info-incomplete'](parts.map((part) => say.sellerParts[part]).join(', ')),
  'business-phone-missing': (_, { say }) => say['business-phone-missing'],
  'business-province-missing': (_, { say }) => say['business-province-missing'],
  'business-number-check': (_, { say }) => say['business-number-check'],
  'business-number-missing': (_, { say }) => say['business-number-missing'],
  'agreement-missing': (_, { say }) => say['agreement-missing'],
  'importer-missing': (_, { say }) => say['importer-missing'],
  'importer-locked': (_, { say }) => say['importer-locked'],
  'importer-number-missing': (_, { say }) => say['importer-number-missing'],
  'importer-is-amazon': (_, { say }) => say['importer-is-amazon'],
  'person-missing': (_, { say }) => say['person-missing'],
  'centre-missing': (_, { say }) => say['centre-missing'],
  'consignee-missing': (_, { say }) => say['consignee-missing'],
  'centre-unknown': ({ centre }, { say }) => say['centre-unknown'](centre),
  'centre-unsure': ({ centre }, { say }) => say['centre-unsure'](centre),
  'addresses-not-set-up': (_, { say }) => say['addresses-not-set-up'],
  'relation-not-stated': (_, { say }) => say['relation-not-stated'],
  'sale-without-buyer': (_, { say }) => say['sale-without-buyer'],
  'buyer-missing': (_, { say }) => say['buyer-missing'],
  'value-basis-missing': (_, { say }) => say['value-basis-missing'],
  'value-basis-unsold': (_, { say }) => say['value-basis-unsold'],
  'importer-number-formal': ({ usd: value }, { say, amount }) => say['importer-number-formal'](amount(value)),
  'importer-locked-formal': ({ usd: value }, { say, amount }) => say['importer-locked-formal'](amount(value)),
  'units-missing': ({ name, units }, { say, language }) => say['units-missing'](name, unitsText(units, language)),
  'terms-default': (_, { say }) => say['terms-default'],
  'port-missing': (_, { say }) => say['port-missing'],
  'reference-missing': (_, { say }) => say['reference-missing'],
  'shipment-cancelled': (_, { say }) => say['shipment-cancelled'],
  'shipment-left': (_, { say }) => say['shipment-left'],
  'no-items': (_, { say }) => say['no-items'],
  'cost-missing': ({ name }, { say }) => say['cost-missing'](name),
  'quantity-missing': ({ name }, { say }) => say['quantity-missing'](name),
  'cost-very-low': ({ name }, { say }) => say['cost-very-low'](name),
  'cost-very-high': ({ name }, { say }) => say['cost-very-high'](name),
  'cost-fraction': ({ name }, { say }) => say['cost-fraction'](name),
  'formal-entry': ({ usd: value }, { say, amount }) => say['formal-entry'](amount(value)),
  'near-formal-entry': ({ usd: value }, { say, amount }) => say['near-formal-entry'](amount(value)),
  'low-value': ({ usd: value }, { say, amount }) => say['low-value'](amount(value)),
  'description-missing': ({ name }, { say }) => say['description-missing'](name),
  'description-short': ({ name }, { say }) => say['description-short'](name),
  'description-brand-only': ({ name }, { say }) => say['description-brand-only'](name),
  'description-letters': ({ name }, { say }) => say['description-letters'](name),
  'description-vague': ({ name, description }, { say }) => say['description-vague'](name, description),
  'description-long': ({ sku }, { say }) => say['description-long'](sku),
  'origin-missing': ({ name }, { say }) => say['origin-missing'](name),
  'origin-unknown': ({ name, given }, { say }) => say['origin-unknown'](name, given),
  'origin-american': ({ name }, { say }) => say['origin-american'](name),
  'maker-missing': ({ name }, { say }) => say['maker-missing'](name),
  'maker-incomplete': ({ name }, { say }) => say['maker-incomplete'](name),
  'maker-country-differs': ({ name, maker, origin }, { say, country }) =>
    say['maker-country-differs'](name, country(maker), country(origin)),
  'maker-country-reasoned': ({ name, given }, { say }) => say['maker-country-reasoned'](name, given),
  'mid-missing': ({ name }, { say }) => say['mid-missing'](name),
  'mid-proposed': ({ name, mid }, { say }) => say['mid-proposed'](name, mid),
  'mid-textile': ({ name }, { say }) => say['mid-textile'](name),
  'maker-is-seller': ({ name }, { say }) => say['maker-is-seller'](name),
  'code-missing': ({ name }, { say }) => say['code-missing'](name),
  'code-unfinished': ({ name, digits }, { say }) => say['code-unfinished'](name, digits),
  'code-gone': ({ name, code }, { say }) => say['code-gone'](name, formatHtsCode(code)),
  'code-ended': ({ name, code, ...end }, { say, language }) => say['code-ended'](name, endedText(language, code, end)),
  'code-renumbered': ({ name, code, ...end }, { say, language }) =>
    say['code-ended'](name, renumberedText(language, code, end)),
  'code-unconfirmed': ({ name }, { say }) => say['code-unconfirmed'](name),
  'code-unsure': ({ name, percent }, { say }) => say['code-unsure'](name, percent),
  'code-residual': ({ name }, { say }) => say['code-residual'](name),
  prohibited: ({ name, since }, { say, day }) => say.prohibited(name, day(since)),
  'prohibited-elsewhere': ({ name, since }, { say, day }) => say.prohibited(name, day(since)),
  'prohibited-permitted': ({ name, by, on, reason, citation }, { say, day }) =>
    say['prohibited-permitted'](name, by, day(on), reason, citation),
  'entry-permit': ({ name, source, ...title }, { say, language }) => say['entry-row'](name, title[language], source),
  'entry-look-again': ({ name, source, ...title }, { say, language }) =>
    say['entry-row'](name, title[language], source),
  'entry-more-due': ({ name, source, ...title }, { say, language }) => say['entry-row'](name, title[language], source),
  'entry-disagreement': ({ name, ...title }, { say, language }) => say['entry-disagreement'](name, title[language]),
  'entry-origins': ({ name, given, stated }, { say, language }) =>
    say['entry-origins'](name, countryIn(language, stated), countryIn(language, given)),
  'entry-origin-read': ({ name, country, words }, { say, language }) =>
    say['entry-origin-read'](name, countryIn(language, country), words),
  'entry-deposit': ({ name, products, numbers }, { say }) =>
    say['entry-deposit'](name, products.join(', '), numbers.join(', ')),
  'duty-assumed': ({ name, ...said }, { say, language }) =>
    say['duty-assumed'](name, unsaidTexts(language, asSaid(said)).join(' ')),
  'price-outside-line': ({ name, ...facts }, { say, language }) =>
    say['price-outside-line'](name, findingText({ reason: 'price-outside-line', facts }, language)),
  'duty-unknown': ({ name, missing }, { say, duty }) => say['duty-unknown'](name, missing.map(duty.why).join(' ')),
  'weight-missing': ({ name }, { say }) => say['weight-missing'](name),
  'additional-duty': ({ name }, { say }) => say['additional-duty'](name),
  'agency-required': ({ name, agency, documents }, { say, language }) =>
    say['agency-required'](name, agency, documents.map((each) => each[language]).join(', ')),
  'agency-possible': ({ name, agency }, { say }) => say['agency-possible'](name, agency),
  'sku-codes-differ': ({ sku }, { say }) => say['sku-codes-differ'](sku),
  'sku-origins-differ': ({ sku }, { say }) => say['sku-origins-differ'](sku),
  'sku-costs-differ': ({ sku }, { say }) => say['sku-costs-differ'](sku),
  'sku-twice': ({ sku }, { say }) => say['sku-twice'](sku),
  'description-codes-differ': ({ description }, { say }) => say['description-codes-differ'](description),
  'typed-code-gone': ({ name, code }, { say }) => say['code-gone'](name, formatHtsCode(code)),
  'typed-code-ended': ({ name, code, ...end }, { say, language }) =>
    say['code-ended'](name, endedText(language, code, end)),
  'typed-prohibited': ({ name, since }, { say, day }) => say.prohibited(name, day(since)),
  'typed-lines-open': ({ count }, { say }) => say['typed-lines-open'](count),
  'typed-lines-makerless': ({ count }, { say }) => say['typed-lines-makerless'](count),
  'typed-lines-vague': ({ count }, { say }) => say['typed-lines-vague'](count),
  'typed-lines-short': ({ count }, { say }) => say['typed-lines-short'](count),
  'many-lines': ({ count }, { say }) => say['many-lines'](count),
  'boxes-missing': (_, { say }) => say['boxes-missing'],
  'boxes-unweighed': ({ count }, { say }) => say['boxes-unweighed'](count),
  'boxes-quantity': ({ name, packed, listed }, { say }) => say['boxes-quantity'](name, packed, listed),
  'boxes-lack-item': ({ name }, { say }) => say['boxes-lack-item'](name),
  'boxes-hold-other': ({ sku }, { say }) => say['boxes-hold-other'](sku),
  'box-heavy': ({ box }, { say }) => say['box-heavy'](box),
  'boxes-net-over-gross': ({ box, grossKg, netKg, others }, { say, language }) =>
    say['boxes-net-over-gross'](box, decimalIn(language, grossKg), decimalIn(language, netKg), others),
  expired: ({ name, bestBefore }, { say, day }) => say.expired(name, day(bestBefore)),
  'expires-soon': ({ name, bestBefore }, { say, day }) => say['expires-soon'](name, day(bestBefore)),
  'cusma-none-eligible': (_, { say }) => say['cusma-none-eligible'],
  'cusma-element-missing': ({ lack }, { language }) => lackText(wordsOf(language), lack),
  'cusma-not-signed': ({ count }, { say }) => say['cusma-not-signed'](count),
  'cusma-out-of-date': (_, { say }) => say['cusma-out-of-date'],
  'cusma-period-over': ({ end }, { say, day }) => say['cusma-period-over'](day(end)),
  'cusma-period-later': ({ start }, { say, day }) => say['cusma-period-later'](day(start)),
  'cusma-period-ends-soon': ({ end }, { say, day }) => say['cusma-period-ends-soon'](day(end)),
  'cusma-not-kept': (_, { say }) => say['cusma-not-kept'],
  'cusma-decision-outdated': ({ names }, words) => words.say['cusma-decision-outdated'](shortList(words, names)),
  'cusma-product-rule': (_, { say }) => say['cusma-product-rule'],
  'cusma-textile-untested': ({ name }, { say }) => say['cusma-textile-untested'](name),
  'fda-none-needed': (_, { say }) => say['fda-none-needed'],
  'fda-worksheet-needed': ({ count }, { say }) => say['fda-worksheet-needed'](count),
  'fda-product-code-missing': ({ name }, { say }) => say['fda-product-code-missing'](name),
  'fda-product-code-form': ({ name, ...wrong }, { say, language }) =>
    say['fda-product-code-form'](name, productCodeText(language, wrong)),
  'fda-fsvp-missing': ({ name }, { say }) => say['fda-fsvp-missing'](name),
  'fda-blanks': ({ name, count }, { say }) => say['fda-blanks'](name, count),
  'fda-prior-notice': (_, { say }) => say['fda-prior-notice'],
  'fallback-rate': (_, { say }) => say['fallback-rate'],
  'rate-old': ({ asOf }, { say, day }) => say['rate-old'](day(asOf)),
  'measures-old': ({ verified, days }, { say, day }) => say['measures-old'](day(verified), days),
  'invoice-exists': ({ number }, { say }) => say['invoice-exists'](number),
}

const MOST_NAMES = 4

/** 'a, b, c, d and 3 more items' */
const shortList = ({ language, say }: In, names: readonly string[]): string => {
  const rest = names.length - MOST_NAMES
  return listIn(language, rest > 1 ? [...names.slice(0, MOST_NAMES), say.moreItems(rest)] : names)
}

const unitsText = (units: readonly string[], language: Language): string =>
  units.map((unit) => unitName(unit, language)).join(', ')

/** What is said of several items of one reason; `names` is all of them in one line. */
export const TOGETHER: { readonly [R in Reason]?: (facts: Reasons[R], words: In, names: string) => string } = {
  'origin-american': (_, { say }, names) => say.together['origin-american'](names),
  'units-missing': ({ units }, { say, language }, names) =>
    say.together['units-missing'](names, unitsText(units, language)),
  'mid-proposed': (_, { say }, names) => say.together['mid-proposed'](names),
  'mid-textile': (_, { say }, names) => say.together['mid-textile'](names),
  'maker-is-seller': (_, { say }, names) => say.together['maker-is-seller'](names),
  'code-residual': (_, { say }, names) => say.together['code-residual'](names),
  'weight-missing': (_, { say }, names) => say.together['weight-missing'](names),
  'additional-duty': (_, { say }, names) => say.together['additional-duty'](names),
  'agency-required': ({ agency, documents }, { say, language }, names) =>
    say.together['agency-required'](names, agency, documents.map((each) => each[language]).join(', ')),
  'agency-possible': ({ agency }, { say }, names) => say.together['agency-possible'](names, agency),
  'boxes-lack-item': (_, { say }, names) => say.together['boxes-lack-item'](names),
  'cusma-textile-untested': (_, { say }, names) => say['cusma-textile-untested'](names),
  'fda-product-code-missing': (_, { say }, names) => say.together['fda-product-code-missing'](names),
  'fda-fsvp-missing': (_, { say }, names) => say.together['fda-fsvp-missing'](names),
  'fda-blanks': (_, { say }, names) => say.together['fda-blanks'](names),
  'cost-very-low': (_, { say }, names) => say.together['cost-very-low'](names),
  'cost-very-high': (_, { say }, names) => say.together['cost-very-high'](names),
  'description-short': (_, { say }, names) => say.together['description-short'](names),
  'description-brand-only': (_, { say }, names) => say.together['description-brand-only'](names),
  'maker-country-reasoned': ({ given }, { say }, names) => say['maker-country-reasoned'](names, given),
  'mid-missing': (_, { say }, names) => say.together['mid-missing'](names),
  'code-unsure': (_, { say }, names) => say.together['code-unsure'](names),
  'entry-permit': ({ source, ...title }, { say, language }, names) => say['entry-row'](names, title[language], source),
  'entry-look-again': ({ source, ...title }, { say, language }, names) =>
    say['entry-row'](names, title[language], source),
  'entry-more-due': ({ source, ...title }, { say, language }, names) =>
    say['entry-row'](names, title[language], source),
  'entry-disagreement': (title, { say, language }, names) => say['entry-disagreement'](names, title[language]),
  'entry-origins': ({ given, stated }, { say, country }, names) =>
    say.together['entry-origins'](names, country(stated), country(given)),
  'entry-origin-read': ({ country: code, words }, { say, country }, names) =>
    say['entry-origin-read'](names, country(code), words),
  'entry-deposit': ({ products, numbers }, { say }, names) =>
    say.together['entry-deposit'](names, products.join('; '), numbers.join(', ')),
  'duty-assumed': (said, { say, language }, names) =>
    say.together['duty-assumed'](
      names,
      asSaid(said)
        .assumed.map((each) => assumedText(language, { ...each, otherwise: [] }))
        .join(' '),
    ),
  'duty-unknown': ({ missing }, { say, duty }, names) => say['duty-unknown'](names, missing.map(duty.why).join(' ')),
  expired: ({ bestBefore }, { say, day }, names) => say.expired(names, day(bestBefore)),
  'expires-soon': ({ bestBefore }, { say, day }, names) => say['expires-soon'](names, day(bestBefore)),
}
