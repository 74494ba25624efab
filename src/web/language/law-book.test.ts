import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { texts as classification } from '#texts/en/classification.ts'
import { texts as receipt } from '#texts/en/duty-receipt.ts'
import { texts as rates } from '#texts/en/rates.ts'
import { lawBook } from './law-book.ts'
import { type Said, sayAll } from './phrase-book.ts'
import { serverBook } from './server-book.ts'

const DATA = join(import.meta.dirname, '../../../data')
const said = (english: string): string =>
  sayAll(lawBook, english)
    .map(({ text }) => text)
    .join(' ')
    .replaceAll('\u00a0', ' ')
const plainly = (english: string) => serverBook(english)?.replaceAll('\u00a0', ' ')
const leftInEnglish = (english: string): readonly Said[] => sayAll(lawBook, english).filter((each) => each.isEnglish)

/** What the data say in whole sentences; titles and citations of law exist in English only. */
const SENTENCES = new Set(['why', 'because', 'note', 'text', 'condition', 'choices', 'assumed'])

function sentencesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(sentencesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, held]) => {
    if (!SENTENCES.has(name)) return sentencesIn(held)
    return [held].flat().filter((each): each is string => typeof each === 'string')
  })
}

function sentencesOf(set: string): readonly string[] {
  const active: Record<string, string> = JSON.parse(readFileSync(join(DATA, 'active.json'), 'utf8'))
  const folder = join(DATA, set, active[set] ?? '')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.json') && name !== 'manifest.json',
  )
  return files.flatMap((name) => sentencesIn(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
}

it.each([
  ['measures', 150],
  ['preferences', 3],
])('has the French of every sentence of the %s in use', (set, least) => {
  const sentences = sentencesOf(set)
  expect(sentences.length).toBeGreaterThan(least)
  const english = sentences.flatMap((each) => leftInEnglish(each).map(({ text }) => text))
  expect(english).toEqual([])
})

it.each([
  ['Goods of the Bahamas pay this duty unless the notice exempts them.', /: Bahamas\. Les marchandises paient/],
  [
    'The code is on list 4A of the Section 301 action on China. A CUSMA claim never lifts it.',
    /^Le code figure sur la liste 4A de la mesure .* Une demande ACEUM ne le lève jamais\.$/,
  ],
  [receipt.ended('23 Jul 2026'), /^Mesure terminée : le dernier jour était le 23 juill\. 2026\.$/],
  [receipt.cusmaLess('1,404.50'), /^Avec une demande ACEUM, les droits seraient inférieurs de 1\s404,50 USD\.$/],
  [
    receipt.answerMore('Is it an enteral syringe?', 'yes', '12.00'),
    /^Si la réponse à « Est-ce une seringue entérale\? » est oui, les droits augmentent de 12,00 USD\.$/,
  ],
  [receipt.otherOrigin('China, Viet Nam', 'Canada'), /ces origines : Chine, Vietnam; l’origine est ici : Canada\.$/],
  [receipt.totalRate('12.5'), /^12,5 % au total, colonne 1 comprise$/],
  [
    receipt.claimRefused(rates.notAMember('China', 'CUSMA')),
    /^La préférence a été écartée : Chine n’est pas .* ACEUM\.$/,
  ],
  [
    'The list of goods exempt for El Salvador alone (U.S. note 52(j)) was read in one second source.',
    /une seule origine \((?:El )?Salvador\)/,
  ],
  [rates.generalColumn, /^La colonne 1 générale s’applique/],
])('says "%s" in French', (english, french) => {
  expect(said(english)).toMatch(french)
})

it('says the reasons for a code in French and leaves titles and words of the listing', () => {
  const reasons = [
    classification.named('"soy candle"'),
    classification.matches('"candle", "wax"', 'Candles. Tapers and the like'),
    classification.meets('wax, cotton'),
    classification.answers('silver'),
    classification.precedent('N123456', 'A candle of "soy" wax.'),
    classification.before('3406.00.00.01', classification.fitsFact('wood')),
  ].join(' ')
  expect(said(reasons)).toBe(
    'Les vendeurs appellent les marchandises de ce code "soy candle". ' +
      'Correspond à "candle", "wax" dans « Candles. Tapers and the like ». ' +
      'L’annonce dit : cire, coton, comme le demande cette ligne. ' +
      'Vous avez répondu : argent, comme le demande cette ligne. ' +
      'La douane a donné ce code à « A candle of "soy" wax. » dans la décision N123456. ' +
      'Avant 3406.00.00.01, car cette autre ligne demande autre chose que : bois.',
  )
})

it('says why no language model chose the code', () => {
  for (const english of Object.values(classification.withoutModel))
    expect(said(english)).toMatch(/^Le .* : ces codes sont ceux du classificateur intégré\.$/)
})

it('marks what nobody has translated as English, each sentence for itself', () => {
  expect(sayAll(lawBook, 'Written by a model. A CUSMA claim does not lift it.')).toEqual([
    { text: 'Written by a model.', isEnglish: true },
    { text: 'Une demande ACEUM ne le lève pas.', isEnglish: false },
  ])
})

it('says the refusals of the server with what fills their blanks', () => {
  expect(
    plainly(
      'You have used your 20 checks and lookups for today. The day turns at midnight (America/Toronto): from 22 Nov 2026 you have 20 more.',
    ),
  ).toBe(
    'Vous avez utilisé vos 20 vérifications et recherches d’aujourd’hui. Le jour change à minuit (America/Toronto) : à partir du 22 nov. 2026, vous en aurez 20 autres.',
  )
  expect(plainly('This code is not right. You have 1 try left.')).toBe(
    'Ce code n’est pas le bon. Il vous reste 1 essai.',
  )
  expect(plainly('This code is not right. You have 4 tries left.')).toBe(
    'Ce code n’est pas le bon. Il vous reste 4 essais.',
  )
  expect(plainly('HTTP error! status: 502')).toBe('Erreur HTTP! État : 502')
})
