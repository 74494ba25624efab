// Antidumping and countervailing orders that may reach goods: by origin, code prefix and the words of the product. Never priced: the
// written scope decides and the deposit depends on the exporter. Source: data/adcvd; 19 USC 1671e, 1673e; 19 CFR 351.211.
import type { CalendarDate } from '../calendar.ts'
import {
  type AdmissibilityFinding,
  type AntidumpingOrder,
  type Evidence,
  type Good,
  originEvidence,
} from './finding.ts'
import { findPhrase, type Phrase } from './phrase.ts'
import { type PhrasesNear, phrasesNear } from './phrase-index.ts'
import { isSilenced } from './silence.ts'
import { SILENCER_CLASSES, type SilencerClass, type Silencers } from './silencers.ts'
import { type Word, wordsIn } from './words.ts'

export type ScopedOrder = AntidumpingOrder & {
  /** Prefixes of 4 to 10 digits named for convenience. */
  readonly prefixes: readonly string[]
  /** Words by which a description names the product. */
  readonly words: readonly Phrase[]
}

export type OrderBook = {
  readonly version: string
  /** Day up to which the orders were read. */
  readonly verified: CalendarDate
  readonly orders: readonly ScopedOrder[]
}

type Fit = { readonly order: ScopedOrder; readonly because: readonly Evidence[]; readonly isNamed: boolean }

/**
 * At most one finding: the orders whose product the description names; where none is named, those whose code is declared.
 * Without an origin only orders that are named, of every origin.
 */
export function matchOrders(good: Good, book: OrderBook, silencers: Silencers): readonly AdmissibilityFinding[] {
  const words = wordsIn(good.description)
  const near = phrasesNear(book, () => book.orders.map((order) => order.words), words)
  const named = rememberingNames(near, words, silencers)
  const fits = book.orders.flatMap((order) => fitOf(order, good, named) ?? [])
  const isNamed = fits.some((fit) => fit.isNamed)
  const counted = fits.filter((fit) => fit.isNamed === isNamed)
  const [first] = counted
  if (!first) return []
  return [
    {
      kind: 'orders',
      level: 'deposit',
      rule: 'adcvd',
      source: counted.map(({ order }) => order.number).join(', '),
      verified: book.verified,
      isSure: isNamed && good.origin !== undefined && !good.isCodeProposed,
      because: first.because,
      orders: counted.map(({ order }) => order),
      isNamed,
    },
  ]
}

function fitOf(order: ScopedOrder, good: Good, named: (order: ScopedOrder) => string | undefined): Fit | undefined {
  const { code, origin, isCodeProposed = false } = good
  if (origin !== undefined && origin !== order.origin) return undefined
  const prefix = code === undefined ? undefined : order.prefixes.find((each) => reaches(each, code))
  const words = named(order)
  const isChapterRight = !code || isCodeProposed || order.prefixes.some((each) => each.startsWith(code.slice(0, 2)))
  const isNamed = words !== undefined && (prefix !== undefined || isChapterRight)
  const isDeclared = prefix !== undefined && !isCodeProposed && origin !== undefined
  if (!isNamed && !isDeclared) return undefined
  const because: Evidence[] = []
  if (origin !== undefined) because.push(originEvidence(origin, good))
  if (prefix !== undefined) because.push({ by: 'code', prefix, isProposed: isCodeProposed })
  if (isNamed) because.push({ by: 'words', words })
  return { order, because, isNamed }
}

/** Whether a prefix of an order may hold a code; a code of 6 to 8 digits stands for every number below it. */
const reaches = (prefix: string, code: string): boolean =>
  code.startsWith(prefix) || (code.length >= 6 && code.length < prefix.length && prefix.startsWith(code))

/** The words of a description that name an order's product; orders of one product share their phrases and are asked once. */
function rememberingNames(
  near: PhrasesNear,
  words: readonly Word[],
  silencers: Silencers,
): (order: ScopedOrder) => string | undefined {
  const known = new Map<readonly Phrase[], string | undefined>()
  const lists = listsOfOrders.get(silencers) ?? forOrders(silencers)
  listsOfOrders.set(silencers, lists)
  return (order) => {
    const phrases = near.get(order.words)
    if (!phrases) return undefined
    if (!known.has(order.words)) known.set(order.words, nameIn(phrases, words, lists))
    return known.get(order.words)
  }
}

/** The lists as orders read them, made once of those of the data, which do not change. */
const listsOfOrders = new WeakMap<Silencers, Silencers>()

const forOrders = (silencers: Silencers): Silencers => ({
  ...silencers,
  imitation: without(silencers.imitation, MATERIALS),
  likeness: without(silencers.likeness, MEASURES),
  fabric: without(silencers.fabric, MEASURES),
  accessory: without(silencers.accessory, MEASURES),
})

const without = (set: ReadonlySet<string>, left: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...set].filter((word) => !left.has(word)))

/** Of these orders name goods ('polyester ribbon', 'plastic bags'): no imitation. */
const MATERIALS: ReadonlySet<string> = new Set('plastic plastique resin polyester synthetic synthetique'.split(' '))
/** Of these goods they say the kind or for what: 'mattress queen bed', 'hanger style 50', 'honey light amber'. */
const MEASURES: ReadonlySet<string> = new Set(['bed', 'style', 'light'])

/** What goods are of makes an animal's form of them, and nails no less nails: 'clous en acier'; a scented candle is a candle, a pan a pan. */
const NO_ORDERS: readonly SilencerClass[] = ['substance', 'scent', 'printed', 'ware', 'thing']
const SILENCED_BY = SILENCER_CLASSES.filter((each) => !NO_ORDERS.includes(each))

function nameIn(phrases: readonly Phrase[], words: readonly Word[], silencers: Silencers): string | undefined {
  for (const phrase of phrases) {
    const place = findPhrase(phrase, words, 0).find((each) => !isSilenced(each, words, SILENCED_BY, silencers))
    if (place)
      return words
        .slice(place.first, place.last + 1)
        .map(({ text }) => text)
        .join(' ')
  }
  return undefined
}
