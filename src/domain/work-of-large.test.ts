// What is asked of every item of a shipment looks at each of them a few times, not at all of them for each: counted, not timed.
import { expect, it } from 'vitest'
import { isCertified } from './cusma/standing-claim.ts'
import { runPreflight } from './invoice/preflight/preflight.ts'
import { decimal } from './money.ts'
import { readiness } from './shipment/readiness.ts'
import { facts, item } from './testing/preflight-facts.ts'

const ITEMS = 2000
/** Looks at an item that one question after the other may take: with each item looked at for each other it would be thousands. */
const LOOKS = 100

/** A list that counts how often one of it is looked at. */
function counted<T>(list: readonly T[]) {
  const looks = { count: 0 }
  const watched: readonly T[] = new Proxy(list, {
    get: (target, key, receiver) => {
      if (typeof key === 'string' && /^\d+$/.test(key)) looks.count += 1
      return Reflect.get(target, key, receiver)
    },
  })
  return { list: watched, looks }
}

const all = Array.from({ length: ITEMS }, (_, at) =>
  item({ id: `item-${at}`, sku: `SKU-${at}`, countryOfOrigin: 'CA', isCodeConfirmed: false }),
)
const ids = all.map(({ id }) => id)
const oneBox = [{ number: 1, weightKg: decimal('9'), contents: counted(all.map(({ sku }) => ({ sku, quantity: 96 }))) }]

it.each(['commercial_invoice', 'combined_invoice', 'cusma', 'fda'] as const)('the gate before %s', (paper) => {
  const items = counted(all)
  const covered = counted(ids)
  const confirming = counted(ids)
  const boxes = oneBox.map((box) => ({ ...box, contents: box.contents.list }))
  const before = oneBox[0]?.contents.looks.count ?? 0
  const given = facts({ boxes, items: items.list, confirming: confirming.list })
  runPreflight({ ...given, certificate: { ...given.certificate, covered: covered.list } }, paper)
  const inBoxes = (oneBox[0]?.contents.looks.count ?? 0) - before
  const looks = [items, covered, confirming].map((each) => each.looks.count)
  expect(Math.max(...looks, inBoxes)).toBeLessThanOrEqual(LOOKS * ITEMS)
})

it('readiness, and what a certificate covers', () => {
  const items = counted(all)
  const [leftOut, covered, proposed] = [counted(ids), counted(ids), counted(ids)]
  const lists = { leftOut: leftOut.list, covered: covered.list, proposed: proposed.list }
  readiness({ items: items.list, stops: [], certificate: 'signed', ...lists })
  for (const id of ids) isCertified({ stands: false, ...lists }, id)
  const looks = [items, leftOut, covered, proposed].map((each) => each.looks.count)
  expect(Math.max(...looks)).toBeLessThanOrEqual(LOOKS * ITEMS)
})
