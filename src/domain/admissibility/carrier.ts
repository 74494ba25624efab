// Whether a danger word only describes a thing that carries, holds or serves it: 'mug with a bear', 'case for a rifle'. Packages that
// still hold the goods are none.
import { COMPANIONS, COMPANY } from './company.ts'
import type { Place } from './phrase.ts'
import type { Silencers } from './silencers.ts'
import { singular, type Word } from './words.ts'

/** Longer runs of words are no name of one thing any more: 'pistol prop, cast metal, full size, collector display'. */
const REACH_OF_CARRIER = 6
/** A carrier is named first, with at most so many words before it: 'linen tea towel'. */
const REACH_OF_LEAD = 2

/** `named`: which words behind the danger's own phrase names. `after`: the words behind of all clauses. `isOpening`: in the clause that opens the description. `isFilled`: of a package. */
export type Around = {
  readonly isOpening: boolean
  readonly isFilled: boolean
  readonly before: readonly string[]
  readonly behind: readonly string[]
  readonly named: readonly boolean[]
  readonly after: readonly string[]
}

/**
 * The words of the clause on either side; a clause that follows the first keeps the first clause's words before it. Behind it, words of
 * the danger itself are no carrier: 'asbestos blanket curtain'.
 */
export function surroundings(
  { first, last }: Place,
  words: readonly Word[],
  isNamed: (at: Place) => boolean = () => false,
): Around {
  const clause = words[first]?.clause
  const inClause = (word: Word): boolean => word.clause === clause
  return {
    isOpening: clause === 0,
    isFilled: saysFilled(words),
    before: words
      .slice(0, first)
      .filter(inClause)
      .map(({ text }) => text),
    behind: words
      .slice(last + 1)
      .filter(inClause)
      .map(({ text }) => text),
    named: words.flatMap((word, at) => (at > last && inClause(word) ? [isNamed({ first: at, last: at })] : [])),
    after: words.slice(last + 1).map(({ text }) => text),
  }
}

/**
 * Whether the danger word only describes a carrier: the carrier follows before any joint ('switchblade comb'), or leads with a
 * joint of its kind between, or first of all ('puzzle fireworks') ('mug with a bear', 'case for a rifle').
 */
export function carries(
  { before, behind, named, after, isOpening, isFilled }: Around,
  carriers: ReadonlySet<string>,
  between: ReadonlySet<string>,
  silencers: Silencers,
): boolean {
  const { joints, elsewhere, form, armsPart } = silencers
  const end = behind.findIndex((word, at) => joints.has(word) && !isMaking(behind, at))
  const described = behind.slice(0, end < 0 ? REACH_OF_CARRIER : Math.min(end, REACH_OF_CARRIER))
  const carrier = described.findIndex(
    (word, at) =>
      !named[at] &&
      isCarrier(behind, at, carriers, elsewhere) &&
      !isForm(behind, at) &&
      !(PACKAGES.has(word) && (isFilled || DOSES.has(behind[at - 1] ?? ''))) &&
      !isPackage(after, at) &&
      !HOLDS.has(behind[at - 1] ?? '') &&
      !FULL.has(behind[at + 1] ?? ''),
  )
  const untilCarrier = described.slice(0, Math.max(carrier, 0))
  const isPuzzle = PUZZLES.has(described[carrier] ?? '')
  const isCount = (at: number): boolean =>
    isYear(behind[at] ?? '', behind[at + 1]) || (isPuzzle && isPieces(behind[at] ?? '', behind[at + 1]))
  const isOther =
    untilCarrier.some((word, at) => (/\d/.test(word) && !isCount(at)) || MISSING.has(word) || armsPart.has(word)) ||
    isGoodsThemselves(untilCarrier, form)
  if (carrier >= 0 && !isOther) return true
  const lead = before.findIndex(
    (word, at) => isCarrier(before, at, carriers, elsewhere) && word !== 'light' && !isMeasure(before, at), // 'light truck' is a measure
  )
  if (!isOpening && before.slice(lead + 1).some((word) => ANDS.has(word))) return false
  if (lead === 0 && between === joints) return true
  if (isOpening && between === joints && lead > 0 && lead <= REACH_OF_LEAD && !WAYS.has(before[lead] ?? '')) return true
  return lead >= 0 && !isCounted(before) && before.slice(lead + 1).some((word) => between.has(word))
}

/**
 * Some things are called by two words: 'cross stitch', 'emporte-pièce'. None is one that two words call otherwise, or that comes along:
 * 'shelf stable', 'robe rubis' of a wine, 'caviar glass jar', 'sticker free', 'free tote bag'.
 */
export const isCarrier = (
  words: readonly string[],
  at: number,
  carriers: ReadonlySet<string>,
  elsewhere: ReadonlySet<string>,
): boolean =>
  (carriers.has(words[at] ?? '') || carriers.has(`${words[at]} ${words[at + 1]}`)) &&
  ![at - 1, at].some((first) => elsewhere.has(`${words[first]} ${words[first + 1]}`)) &&
  ![words[at + 1], words[at - 1], words[at - 2]].includes('free')

/** Behind a form of the goods or what they are given in, a thing is of their look or pack: 'pills blue phone shape', 'gift bag ribbon'. */
const isGoodsThemselves = (until: readonly string[], form: ReadonlySet<string>): boolean =>
  until.slice(0, -1).some((word, at) => form.has(word) || (HOLDS.has(word) && PACKAGES.has(until[at + 1] ?? '')))

/** 'Tablets CD' are of controlled delivery, 'CD drive' is a part: no record. A bottle behind tablets holds them. */
const isForm = (words: readonly string[], at: number): boolean =>
  words[at] === 'cd' && (DOSES.has(words[at - 1] ?? '') || DRIVES.has(words[at + 1] ?? ''))
const DOSES: ReadonlySet<string> = new Set('tablet capsule comprime gelule'.split(' ').map(singular))
const DRIVES: ReadonlySet<string> = new Set('drive player burner rom'.split(' '))

/** No measure of the goods: 'axe throwing champs 2025 team tee', but '2000 mW' and '2019 model'. */
const isYear = (word: string, next = ''): boolean => /^(?:19|20)\d\d$/.test(word) && !MEASURES.has(next)
const MEASURES: ReadonlySet<string> = new Set(
  'model modele mw mah ml mg g gr gram kg oz lb lm lumen pc piece psi rpm w watt v volt cm mm x'
    .split(' ')
    .map(singular),
)

/** Of so many pieces is a puzzle: 'snow leopard 500pc jigsaw', '1000 piece puzzle'. */
const isPieces = (word: string, next = ''): boolean =>
  /^\d+(?:pc|pce|mcx)$/.test(word) || (/^\d+$/.test(word) && PIECES.has(next))
const PUZZLES: ReadonlySet<string> = new Set('puzzle jigsaw cassetete'.split(' '))
const PIECES: ReadonlySet<string> = new Set('pc pcs piece pce mcx morceau'.split(' '))

/** In a list of what is in a basket: 'Greeting card and lottery tickets' are two things. */
const ANDS: ReadonlySet<string> = new Set('and et plus'.split(' '))

/** Behind the danger, what it lacks: 'helmet, no DOT label' is no label. */
const MISSING: ReadonlySet<string> = new Set('no without sans lacks missing aucune'.split(' ').map(singular))

/** 'En bois' says of what, and parts nothing; 'en boîte' does. */
const isMaking = (behind: readonly string[], at: number): boolean =>
  behind[at] === 'en' && !PACKAGES.has(behind[at + 1] ?? '') && !COMPANIONS.has(behind[at + 1] ?? '')

/** 'Boîte de', 'sac of': so much of the goods themselves; 'boîte à' is for them. */
const isMeasure = (before: readonly string[], at: number): boolean =>
  PACKAGES.has(before[at] ?? '') && /^(?:de|d|des|du|of)$/.test(before[at + 1] ?? '')

/** Ways of making as often as things: 'full print prop money', 'moulded plates'. */
const WAYS: ReadonlySet<string> = new Set('print mold mould moule'.split(' ').map(singular))

/** Before a box or bag: it holds the goods ('gift box', 'butterfly shadow box', 'stun gun metal case'); before lights: a kind of hemp ('Northern Lights'). */
const HOLDS: ReadonlySet<string> = new Set(
  'gift assortment assorted variety mixed mystery sampler bulk party northern metal shadow'.split(' '),
)

/** Behind a joint, how much of the goods themselves there is, or that they are real: 'blanket with 225 g bear spray'. */
const isCounted = (before: readonly string[]): boolean => {
  const joint = before.findLastIndex((word) => COMPANY.has(word))
  const next = before[joint + 1] ?? ''
  return joint >= 0 && (/^\d/.test(next) || before.slice(joint + 1).some((word) => REAL.has(word)))
}
export const REAL: ReadonlySet<string> = new Set(
  'real genuine authentic veritable vrai vraie natural naturel'.split(' '),
)

/** Behind a carrier: it comes with the goods in it ('habano humidor filled with 20 puros'). */
const FULL: ReadonlySet<string> = new Set(
  'filled full stocked loaded containing included rempli remplie garni garnie plein pleine'.split(' ').map(singular),
)

const PACKAGES: ReadonlySet<string> = new Set(
  'box pouch jar bottle tin bag tray display sleeve carton flask case cap packet vial boite bouteille flacon bocal sac coffret pochette seau sachet book carnet'.split(
    ' ',
  ),
)

const UNOPENED: ReadonlySet<string> = new Set(
  'unopened unsmoked contents contenu scelle scellee'.split(' ').map(singular),
)
const FILLED: ReadonlySet<string> = new Set('full sealed plein pleine'.split(' ').map(singular))

/** Whether words say that packages hold the goods still: 'tin, sealed', 'packet full', 'unopened'. */
const saysFilled = (words: readonly Word[]): boolean =>
  words.some(({ text, clause }, at) => {
    const next = words[at + 1]
    const isLast = next?.clause !== clause
    return UNOPENED.has(text) || (FILLED.has(text) && at > 0 && (isLast || PACKAGES.has(next?.text ?? '')))
  })

/** A package rather than an accessory: a count or size follows, 'cigars box of 25', 'snuff jar 100 g'. */
function isPackage(behind: readonly string[], at: number): boolean {
  const [word = '', next = '', after = ''] = behind.slice(at, at + 3)
  if (word === 'display' && PACKAGES.has(next)) return isPackage(behind, at + 1)
  return PACKAGES.has(word) && (/^\d/.test(next) || ((next === 'of' || next === 'de') && /^\d/.test(after)))
}
