// What words and kind of goods say of an FDA worksheet: the industry a product code may begin with, and the codes by which compliance is
// usually affirmed. Proposals: the code itself comes from FDA's product code builder. Source: customs facts, section 5; the industry
// numbers of FDA's product code builder; FDA's list of affirmation of compliance codes.
import { plainLetters } from '../classification/terms.ts'
import type { Usd } from '../money.ts'
import { needsFormalEntry } from '../shipment/formal-entry.ts'
import type { FdaGroup } from './fda-need.ts'
import type { FieldId } from './worksheet-fields.ts'

/** Industry by words, the closer ones first; French ones without accents. */
const BY_WORDS: readonly (readonly [RegExp, string, readonly FdaGroup[]])[] = [
  [/\b(baby|infant) (food|formula|cereal)|\bformula for infants/, '40', ['food']],
  [/\b(dog|cat|pet|bird)\b.*\b(food|treats?|chews?|seed)/, '72', ['food']],
  [/\b(coffee|espresso|tea|cafe) (capsules?|pods?)\b|\bcapsules? de (cafe|the)\b/, '31', ['food']],
  [/\b((pea)?nut|almond|cashew|hazelnut) (butter|spread)\b|\bbeurre d (arachides?|amandes?|noix)\b/, '23', ['food']],
  [/\b(soups?|broth|bouillons?|soupes?)\b/, '38', ['food']],
  [/\b(rub|seasoning|spice (mix|blend|rub))\b/, '28', ['food']],
  [/\b(vitamins?|supplements?|probiotics?|multivitamins?|collagen|capsules?)\b/, '54', ['food']],
  [/\b(protein (powder|shake)|meal replacement)/, '41', ['food']],
  [/\b(ice cream|gelato|sorbet|frozen yogh?urt)/, '13', ['food']],
  [/\b(chocolates?|cocoa|cacao)\b/, '34', ['food']],
  [/\b(candy|candies|gumm(y|ies)|gum|lollipops?|caramels?|toffee|marshmallows?|licorice)\b/, '33', ['food']],
  [/\b(honey|maple (syrup|sugar)|syrup|sugar|stevia|sweetener|molasses|agave)\b/, '36', ['food']],
  [/\b(olive|canola|sunflower|avocado|coconut|vegetable|sesame) oil\b/, '26', ['food']],
  [/\b(coffee|tea|matcha|espresso|chai)\b/, '31', ['food']],
  [
    /\b(cookies?|bread|cakes?|biscuits?|crackers?|muffins?|pastr(y|ies)|brownies?|baking mix|pancake mix)\b/,
    '03',
    ['food'],
  ],
  [/\b(pasta|noodles?|spaghetti|macaroni|ramen)\b/, '04', ['food']],
  [/\b(granola|cereal|oatmeal|muesli|oats)\b/, '05', ['food']],
  [/\b(chips|popcorn|pretzels?|snack)\b/, '07', ['food']],
  [/\b(cheese|cheddar|brie)\b/, '12', ['food']],
  [/\b(milk|butter|cream|yogh?urt|whey)\b/, '09', ['food']],
  [/\b(salmon|tuna|fish|shrimp|lobster|crab|seafood|caviar)\b/, '16', ['food']],
  [/\b(jerky|sausage|beef|pork|chicken|turkey)\b/, '17', ['food']],
  [/\b(nuts?|almonds?|cashews?|peanuts?|pecans?|walnuts?|seeds?)\b/, '23', ['food']],
  [/\b(ketchup|mustard|mayonnaise|dressing|vinegar|salsa|hot sauce|relish)\b/, '27', ['food']],
  [/\b(spices?|pepper|cinnamon|salt|vanilla|seasoning|curry|herbs?)\b/, '28', ['food']],
  [/\b(soda|soft drink|sparkling water|water|kombucha|energy drink)\b/, '29', ['food']],
  [/\b(flour|rice|wheat|cornmeal)\b/, '02', ['food']],
  [/\b(berr(y|ies)|blueberr(y|ies)|apples?|jam|jelly|marmalade|fruit|raisins|dates)\b/, '21', ['food']],
  [/\b(vegetables?|tomato(es)?|beans?|lentils?|mushrooms?|pickles?|kimchi)\b/, '24', ['food']],
  [/\b(preparations?|aliments?|cereales?) (pour |de )?(nourrissons?|bebes?)\b/, '40', ['food']],
  [/\b(nourriture|gateries?|friandises?|croquettes?)\b.*\b(chiens?|chats?|oiseaux)\b/, '72', ['food']],
  [/\b(vitamines?|probiotiques?|gelules?|supplements? alimentaires?)\b/, '54', ['food']],
  [/\b(creme glacee|sorbets?)\b/, '13', ['food']],
  [/\b(biscuits?|pain|gateaux?|craquelins?|brioches?|galettes?)\b/, '03', ['food']],
  [/\b(chocolats?|cacao)\b/, '34', ['food']],
  [/\b(bonbons?|jujubes?|gommes?|sucettes?|caramels?|guimauves?|reglisse)\b/, '33', ['food']],
  [/\b(miel|sirop|sucre|melasse|erable)\b/, '36', ['food']],
  [/\bhuile (d |de )(olives?|canola|tournesol|avocat|coco|sesame)\b/, '26', ['food']],
  [/\b(cafe|tisanes?|infusions?|the (vert|noir|blanc|en))\b/, '31', ['food']],
  [/\b(pates alimentaires|nouilles)\b/, '04', ['food']],
  [/\b(fromages?)\b/, '12', ['food']],
  [/\b(lait|beurre|creme|yogourt)\b/, '09', ['food']],
  [/\b(saumon|thon|poissons?|crevettes?|homard|crabe|morue)\b/, '16', ['food']],
  [/\b(noix|amandes?|arachides?|noisettes?)\b/, '23', ['food']],
  [/\b(moutarde|vinaigre|vinaigrette|mayonnaise|sauce piquante)\b/, '27', ['food']],
  [/\b(epices?|poivre|cannelle|sel|vanille|assaisonnements?)\b/, '28', ['food']],
  [/\b(farine|riz|ble)\b/, '02', ['food']],
  [/\b(confitures?|gelee|marmelade|bleuets?|canneberges?|pommes?|fruits?|fraises?|framboises?)\b/, '21', ['food']],
  [/\b(legumes?|tomates?|haricots?|lentilles?|champignons?|cornichons?)\b/, '24', ['food']],
  [/./, '53', ['cosmetic']],
  [/./, '52', ['foodContact']],
]

/** Two digits; undefined where the words say nothing. */
export function proposedIndustry(description: string, group: FdaGroup): string | undefined {
  const words = plainLetters(description).replace(/['’]/g, ' ')
  return BY_WORDS.find(([pattern, , groups]) => groups.includes(group) && pattern.test(words))?.[1]
}

export const ENTRY_TYPES = ['01', '03', '11'] as const
export type EntryType = (typeof ENTRY_TYPES)[number]

/**
 * The type of the CBP entry as far as value and orders tell: 03 for goods an antidumping or countervailing order may reach, else 01 over
 * the informal limit and 11 up to it; undefined while a value is missing. A proposal: the broker enters the goods.
 */
export function proposedEntryType(value: Usd | undefined, hasOrders: boolean): EntryType | undefined {
  if (hasOrders) return '03'
  if (value === undefined) return undefined
  return needsFormalEntry(value) ? '01' : '11'
}

const CODES: Readonly<Record<FdaGroup, readonly string[]>> = {
  food: ['PFR', 'FSV', 'FCE', 'SID', 'VOL'],
  cosmetic: ['COS'],
  drug: ['REG', 'DLS', 'DA'],
  device: ['DEV', 'DFE', 'LST', 'PM#'],
  biologic: ['REG', 'STN'],
  radiation: ['RB1', 'RB2', 'ACC'],
  tobacco: [],
  foodContact: ['CCC'],
}

/** Affirmation of compliance codes that are usual for such goods; which of them apply the broker says. */
export const usualAffirmations = (group: FdaGroup): readonly string[] => CODES[group]

/** Codes whose number stands in another field of the worksheet. */
const NUMBERS: Readonly<
  Partial<Record<FdaGroup, readonly (readonly [code: string, field: FieldId, form?: RegExp])[]>>
> = {
  food: [
    // The field takes an FEI or DUNS too; PFR is the number of a food facility alone. Source: 21 CFR 1.281(a)(6).
    ['PFR', 'makerRegistration', /^\d{11}$/],
    ['FCE', 'fce'],
    ['SID', 'sid'],
  ],
  cosmetic: [['COS', 'cosmeticFacility']],
  drug: [
    ['REG', 'establishment'],
    ['DLS', 'ndc'],
    ['DA', 'application'],
  ],
  device: [
    ['DEV', 'establishment'],
    ['LST', 'deviceListing'],
    ['PM#', 'premarket'],
  ],
  biologic: [
    ['REG', 'establishment'],
    ['STN', 'licence'],
  ],
  radiation: [['ACC', 'accession']],
}

/** 'PFR 12345678901; FCE 01234': the codes whose numbers are known; '' where none is. */
export function affirmedCodes(group: FdaGroup, valueIn: (field: FieldId) => string): string {
  const known = (NUMBERS[group] ?? []).flatMap(([code, field, form = /./]) => {
    const number = valueIn(field).trim()
    return form.test(number) ? [`${code} ${number}`] : []
  })
  return known.join('; ')
}
