// The facts of a product text that move the code: material and share, knit or woven, wearer, power, form, state, use.
import { ATTRIBUTE_KEYS, ATTRIBUTE_WORDS, type AttributeKey, WIDER } from './attribute-words.ts'
import type { Listing, Zone } from './listing.ts'
import { remembered } from './remembered.ts'
import { exclusionsOf, plainLetters, termOf, termsOf, withoutExclusions } from './terms.ts'

/** Of each key the values stated, with how strongly: above 0, the strongest 1. A key nobody spoke of is absent. */
export type Attributes = ReadonlyMap<AttributeKey, ReadonlyMap<string, number>>

export type Condition = { readonly key: string; readonly values: readonly string[] }

/** Whether a condition holds: 'open' when nothing is said about it. */
export type Verdict = 'met' | 'open' | 'broken'

const ZONE_WEIGHT: Readonly<Record<Zone, number>> = {
  head: 1.2,
  kind: 0.8,
  title: 0.8,
  detail: 0.6,
  last: 0.7,
  category: 0.4,
  after: 0.5,
  long: 0.5,
}
const MATERIAL_DETAIL_WEIGHT = 2
const ANSWER_WEIGHT = 50
/** Fabrics that are mostly of man-made fibres: a fibre that is named says more. */
const FAINT: ReadonlySet<string> = new Set(['fleece', 'velour', 'plush', 'tulle', 'chiffon', 'elastic'].map(termOf))
const FAINT_SHARE = 0.3
const SHARE = /(\d{1,3}(?:\.\d+)?)\s*(?:%|percent|per cent)\s*(?:of\s+|recycled\s+|organic\s+|pure\s+)*([a-z-]+)/g
const MAIN_SHARE_WEIGHT = 3
/** Too common to tell names apart, so no term; a fact none the less. */
const SET = /\bsets?\b/i
const NOT_KNIT = /\bnot knit/i
/** "under 23% wool" asks for no wool, "non-glass" for no glass; "electric" does not say where the current comes from. */
const UNDER_SHARE =
  /\b(?:under|less than|below|up to|at most|not over)\s+\d+(?:\.\d+)?\s*%\s*(?:by weight\s+)?(?:of\s+)?[\w-]+|\bnon-(?!woven)\w+/gi
/** "not gold, silver or platinum" excludes all three. */
const NEITHER = /\bnot\s[\w\s-]+(?:,\s[\w\s-]+)+,?\s(?:or|and|nor)\s[\w\s-]+/gi
const SAYS_NO_POWER = /\belectric(?:al|ally)?\b/gi

/** answers: 'material:cotton' and the like, said by the user: they outweigh every word. */
export function attributesOf(listing: Listing, answers: readonly string[] = []): Attributes {
  const weights = new Tally()
  for (const { zone, terms } of listing.segments) weights.read(terms, ZONE_WEIGHT[zone])
  if (SET.test(listing.title)) weights.say('form', 'set', ZONE_WEIGHT.title)
  if (NOT_KNIT.test(listing.title)) weights.say('construct', 'woven', ZONE_WEIGHT.title)
  for (const [key, value] of listing.details) {
    if (/material|fabric|composition/.test(key)) weights.read(termsOf(value), MATERIAL_DETAIL_WEIGHT, ['material'])
    if (/weav|craft|technics|knit/.test(key)) weights.read(termsOf(value), MATERIAL_DETAIL_WEIGHT, ['construct'])
    if (/gender|department|sex/.test(key)) weights.read(termsOf(value), MATERIAL_DETAIL_WEIGHT, ['gender'])
    if (/power|electric|battery/.test(key)) weights.read(termsOf(value), MATERIAL_DETAIL_WEIGHT, ['power'])
  }
  for (const [, percent = '', word = ''] of plainLetters(listing.text).matchAll(SHARE))
    weights.read(termsOf(word), (MAIN_SHARE_WEIGHT * Number(percent)) / 100, ['material'])
  for (const answer of answers) {
    const [key = '', value = ''] = answer.split(':')
    if (isKey(key)) weights.say(key, value, ANSWER_WEIGHT)
  }
  return weights.attributes()
}

/** Of a title of the schedule: what it excludes does not count. */
export const attributesOfTitle = remembered((title: string): Attributes => {
  const weights = new Tally()
  const asked = withoutExclusions(title.replace(NEITHER, ' ').replace(UNDER_SHARE, ' ').replace(SAYS_NO_POWER, ' '))
  weights.read(termsOf(asked), 1)
  if (SET.test(asked)) weights.say('form', 'set', 1)
  if (NOT_KNIT.test(title)) weights.say('construct', 'woven', 1)
  return weights.attributes()
})

/** A value counts as stated from this share of the key's strongest on; below it says little. */
const STATED_FROM = 0.45

/** Holds when a stated value is one of the condition's or of a kind with it; '!value' holds when others are stated and not this. */
export function judge(condition: Condition, attributes: Attributes): Verdict {
  if (!isKey(condition.key)) return 'open'
  const stated = attributes.get(condition.key)
  if (!stated || stated.size === 0) return 'open'
  const strong = [...stated].filter(([, weight]) => weight >= STATED_FROM).map(([value]) => value)
  const isOne = (wanted: string) => strong.some((value) => value === wanted || (WIDER[wanted] ?? []).includes(value))
  const isNear = (wanted: string) => strong.some((value) => (WIDER[value] ?? []).includes(wanted))
  const denied = condition.values.filter((value) => value.startsWith('!')).map((value) => value.slice(1))
  if (denied.length > 0) return denied.some(isOne) ? 'broken' : 'met'
  if (condition.values.some(isOne)) return 'met'
  return condition.values.some(isNear) || isUncertain(condition) ? 'open' : 'broken'
}

/**
 * Whether a title asks for other values than the user answered ('material:cotton'); one that asks nothing denies nothing. Of
 * 'polyester fabric' polyester is meant.
 */
function denies(title: Attributes, answer: string): boolean {
  const [key = '', value = ''] = answer.split(':')
  const asked = isKey(key) ? title.get(key) : undefined
  if (!asked || asked.size === 0) return false
  const values = [...asked.keys()]
  const meant = values.filter((wide) => !values.some((narrow) => (WIDER[wide] ?? []).includes(narrow)))
  return !meant.some((other) => areKin(other, value))
}

/** What a title names only to leave it out. */
const excludedBy = remembered((title: string): Attributes => {
  const weights = new Tally()
  const lists = [...title.matchAll(NEITHER)].map(([part]) => part).join(' ; ')
  weights.read(termsOf(`${lists} ; ${exclusionsOf(title)}`), 1)
  return weights.attributes()
})

/**
 * Whether a path of titles, heading first, denies an answer: the last title that names the fact says which of its values are meant, and
 * a value that one of them leaves out is not meant.
 */
export function deniesBelow(titles: readonly string[], answer: string): boolean {
  const [key = '', value = ''] = answer.split(':')
  if (!isKey(key)) return false
  const own = titles.map(attributesOfTitle).findLast((title) => title.has(key))
  return titles.some((title) => excludedBy(title).get(key)?.has(value)) || (own !== undefined && denies(own, answer))
}

/** Not being told a use, a form or a state does not deny it: texts seldom say all of them. */
const isUncertain = ({ key }: Condition): boolean => key === 'use' || key === 'form' || key === 'state'

/** Whether two values of one fact can both be true: cotton is a textile. */
export const areKin = (a: string, b: string): boolean =>
  a === b || (WIDER[a] ?? []).includes(b) || (WIDER[b] ?? []).includes(a)

const isKey = (key: string): key is AttributeKey => ATTRIBUTE_KEYS.some((known) => known === key)

class Tally {
  readonly #weights = new Map<AttributeKey, Map<string, number>>()

  say(key: AttributeKey, value: string, weight: number): void {
    const values = this.#weights.get(key) ?? new Map<string, number>()
    values.set(value, (values.get(value) ?? 0) + weight)
    this.#weights.set(key, values)
  }

  /** A pair of words is read before its words alone: "faux leather" is not leather. */
  read(terms: readonly string[], weight: number, only?: readonly AttributeKey[]): void {
    for (let at = 0; at < terms.length; at += 1) {
      const pair = ATTRIBUTE_WORDS.get(`${terms[at]}+${terms[at + 1]}`)
      for (const [key, value] of pair ?? ATTRIBUTE_WORDS.get(terms[at] ?? '') ?? [])
        if (!only || only.includes(key))
          this.say(key, value, FAINT.has(terms[at] ?? '') ? FAINT_SHARE * weight : weight)
      if (pair) at += 1
    }
  }

  attributes(): Attributes {
    return new Map(
      [...this.#weights].map(([key, values]) => {
        const most = Math.max(...values.values())
        return [key, new Map([...values].map(([value, weight]) => [value, weight / most]))]
      }),
    )
  }
}
