// Money as an immutable decimal value with its currency. No JavaScript float can enter it: Big runs in strict mode.
import Big from 'big.js'

/** Big in strict mode: numbers are refused, only strings, bigints and Bigs are taken. Use it for rates, weights and percents too. */
export const Decimal = Big()
Decimal.strict = true
Decimal.DP = 20
Decimal.RM = Big.roundHalfUp
export type Decimal = Big

export type Currency = 'USD' | 'CAD'

/** An exact amount; only `toCents` and the documents that print a line round it. */
export type Money<C extends Currency = Currency> = { readonly currency: C; readonly amount: Big }
export type Usd = Money<'USD'>
export type Cad = Money<'CAD'>

/** Decimal text such as '12.30' to a value. Throws on anything that is not a plain decimal. */
export function decimal(text: string | Big): Big {
  return new Decimal(text)
}

export function money<C extends Currency>(currency: C, amount: string | Big): Money<C> {
  return { currency, amount: decimal(amount) }
}
export const usd = (amount: string | Big): Usd => money('USD', amount)
export const cad = (amount: string | Big): Cad => money('CAD', amount)

/** Adds amounts of one currency; throws when they differ. */
export function add<C extends Currency>(a: Money<C>, b: Money<C>): Money<C> {
  sameCurrency(a, b)
  return { currency: a.currency, amount: a.amount.plus(b.amount) }
}

export function subtract<C extends Currency>(a: Money<C>, b: Money<C>): Money<C> {
  sameCurrency(a, b)
  return { currency: a.currency, amount: a.amount.minus(b.amount) }
}

export function times<C extends Currency>(a: Money<C>, factor: string | Big): Money<C> {
  return { currency: a.currency, amount: a.amount.times(decimal(factor)) }
}

export function sum<C extends Currency>(currency: C, amounts: readonly Money<C>[]): Money<C> {
  return amounts.reduce((total, each) => add(total, each), money(currency, '0'))
}

export function compare<C extends Currency>(a: Money<C>, b: Money<C>): -1 | 0 | 1 {
  sameCurrency(a, b)
  return a.amount.cmp(b.amount)
}

export const isZero = (a: Money): boolean => a.amount.eq(decimal('0'))
export const isPositive = (a: Money): boolean => a.amount.gt(decimal('0'))

/** Rounds half up to cents: the one rounding of amounts that are printed or summed as lines. */
export function toCents<C extends Currency>(a: Money<C>): Money<C> {
  return { currency: a.currency, amount: a.amount.round(2, Big.roundHalfUp) }
}

/** Rounds half up to whole units: entered value of a tariff line (19 CFR 159.3). */
export function toWhole<C extends Currency>(a: Money<C>): Money<C> {
  return { currency: a.currency, amount: a.amount.round(0, Big.roundHalfUp) }
}

/** '1234.50' : plain text with two decimals, for the wire, documents and tests. */
export const centsText = (a: Money): string => a.amount.toFixed(2)

/** '1,234.50' : two decimals and thousands commas, a minus sign in front. */
export function amountText(a: Money): string {
  const [whole = '0', cents = '00'] = a.amount.abs().toFixed(2).split('.')
  const sign = a.amount.lt(decimal('0')) && a.amount.toFixed(2) !== '-0.00' ? '-' : ''
  return `${sign}${thousandsText(whole)}.${cents}`
}

/** '1,234' of '1234', '-12,345' of '-12345'. */
export function thousandsText(whole: string): string {
  const sign = whole.startsWith('-') ? '-' : ''
  const digits = whole.slice(sign.length)
  const first = digits.length % 3
  const groups = digits.slice(first).match(/\d{3}/g) ?? []
  return `${sign}${(first > 0 ? [digits.slice(0, first), ...groups] : groups).join(',')}`
}

function sameCurrency(a: Money, b: Money): void {
  if (a.currency !== b.currency) throw new TypeError(`cannot mix ${a.currency} and ${b.currency}`)
}
