// Codes that ended, what took their place, and taking it over.
const productsCount = (count: number) => (count === 1 ? '1 product' : `${count} products`)
const itemsCount = (count: number) => (count === 1 ? '1 open item' : `${count} open items`)
/** Products and items of a code, of which one at least is there. */
const goods = (products: number, items: number) =>
  [...(products > 0 ? [productsCount(products)] : []), ...(items > 0 ? [itemsCount(items)] : [])].join(' and ')

export const texts = {
  ended: (code: string, on: string, now: string) => `${code} ended on ${on}. It is now ${now}.`,
  endedWithout: (code: string, on: string) =>
    `${code} ended on ${on}, and we know of no number that took its place. Look the goods up again.`,
  renumbered: (code: string, on: string, now: string) =>
    `Since ${on}, ${code} is the number of other goods. What it stood for is now ${now}. Say which one is right.`,
  renumberedWithout: (code: string, on: string) =>
    `Since ${on}, ${code} is the number of other goods. Check that it is right for yours.`,
  endedOn: (on: string) => `ended on ${on}`,
  nowIs: (now: string) => `now ${now}`,
  nowUnknown: 'nothing known took its place',
  replaceOf: (name: string) => `Replace the code of ${name}`,
  replace: 'Replace',
  or: (first: string, last: string) => `${first} or ${last}`,
  oldDuty: 'The duty shown is that of the old number; the new ones are in the same tariff line.',
  newNumber: (on: string, codes: string) =>
    `New number since ${on}, for goods of ${codes}. We do not have its own title yet, so the title is that of the old number.`,
  newNumberOfMany: (on: string, codes: string) =>
    `New number since ${on}, for goods of ${codes}. We do not have its own title yet.`,
  chooseOne: 'Choose the number that fits your goods:',
  chooseThere: 'Open the goods and choose the number that fits them:',
  tookPlace: 'One number took its place:',
  duty: (rate: string) => `Ordinary duty: ${rate}`,
  dutyAUnit: (amount: string, percent: string) => `duty a unit: ${amount} (${percent})`,
  use: (code: string) => `Use ${code}`,
  keep: (code: string) => `${code} is right`,
  /** Products, or where none has it open items. */
  replaceAll: (code: string, products: number, items: number) => {
    const count = products > 0 ? products : items
    const held = products > 0 ? productsCount(products) : itemsCount(items)
    return count === 1 ? `Use ${code} for the ${held} that has it` : `Use ${code} for all ${held} that have it`
  },
  replaced: (from: string, to: string, products: number, items: number) =>
    `${from} is now ${to} in ${goods(products, items)}.`,
  undo: 'Undo',
  undone: (from: string) => `${from} is back where it was.`,
  undoneSome: (count: number) =>
    count === 1
      ? '1 code was changed since and stays as it is.'
      : `${count} codes were changed since and stay as they are.`,
  heldTitle: 'Codes that ended',
  held: (products: number, items: number) =>
    `${goods(products, items)} ${products + items === 1 ? 'has' : 'have'} this code.`,
  openProduct: (name: string) => `Open ${name}`,
  loadFailed: 'We could not look for codes that ended.',
  replaceFailed: 'The code was not replaced. Nothing was changed.',
  undoFailed: 'The codes were not put back. Nothing was changed.',
  notOneForOne: 'This code was not replaced by one number alone: choose for each product.',
  nothingToReplace: 'Nothing of yours has this code any more.',
  noSuchReplacement: 'There is nothing to undo.',
  tariffOlder: (release: string, day: string) =>
    `The tariff in use (${release}) is older than the changes of ${day}. Numbers that ended are known and replaced; titles of the new numbers are not here yet.`,
  tariffOlderHere: 'Bring the schedule up to date below.',
  tariffOlderStaff: 'Bring the schedule up to date under Settings, Data.',
}
