// Only the form of an animal: what goods are said to be made of is nothing an animal gives ('plume d’aigle en feutre', 'bear claw
// pendant, cast brass', 'baby seal plush').
import { bringsAlong, COMPANY } from './company.ts'
import type { Place } from './phrase.ts'
import { singular, type Word } from './words.ts'

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(' ').map(singular))

/** Words that say the animal itself is in the goods, or may be: set in, poured in or stuffed. */
const REAL = setOf(
  'real genuine authentic authentique veritable vrai vraie natural naturel naturelle preserved dried seche sechee specimen taxidermy taxidermie naturalise naturalisee empaille embedded encased mounted monte montee set serti sertie inlay inlaid inuit wild sauvage antique ancien ancienne victorian',
)
/** What is cut from an animal and worked on: silver and glass hold it as often as they show it. */
const WORKED = setOf(
  'skin hide fur pelt leather ivory tusk tooth teeth claw fang talon bone baleen whalebone tortoiseshell shell horn antler quill rib skull sealskin peau fourrure cuir ivoire defense dent griffe croc serre os fanon ecaille corne bois crane hair poil hoof sabot scale foot patte beak bec whisker coral corail nacre abalone pearl perle rug tapis',
)
/** Of these, what is a material itself: brass at ivory is its mount. */
const MATERIAL = setOf(
  'skin hide fur pelt leather ivory bone baleen whalebone tortoiseshell horn peau fourrure cuir ivoire os fanon ecaille corne scale hair poil',
)
/** Eaten, drunk or taken: what follows is the jar. */
const EATEN = setOf('oil huile caviar roe oeuf meat viande capsule gelule liver foie')
const COATS = setOf('skin hide fur pelt leather sealskin peau fourrure cuir')
/** A shell or lining of such goods is synthetic as often as not. */
const WORN = setOf(
  'mitten mitt glove boot coat parka jacket hat cap vest hood slipper moccasin mukluk stole scarf collar trim mitaine moufle gant botte manteau chapeau tuque veste capuchon capuche pantoufle mocassin etole foulard col garniture',
)
/** What real ones are poured in resin of. */
const SMALL = setOf(
  'scorpion spider tarantula beetle butterfly moth insect cicada bug bat bee crab seahorse starfish papillon araignee mygale scarabee coleoptere insecte cigale abeille hippocampe etoile crabe',
)
/** Printed like a coat: 'tiger skin throw, polyester'. */
const SPREAD = setOf('blanket throw rug cushion pillow couverture jete plaid tapis coussin oreiller')
const DENIALS = setOf('no not non sans without faux fausse fake imitation simili')

/** What nobody sets, lines or fills an animal's part with. */
const SYNTHETIC = setOf(
  'polyester acetate acrylic acrylique celluloid celluloide resin resine polyresin polyresine plastic plastique pvc vinyl vinyle nylon polyurethane silicone foam mousse eva mdf fleece molleton',
)
/** What is poured around a thing as often as into its form. */
const POURED = setOf('acrylic acrylique resin resine epoxy glass verre')
const SHAPED = setOf(
  'felt feutre ceramic ceramique porcelain porcelaine plush peluche paper papier cardboard carton crochet amigurumi clay argile fimo soapstone plaster platre concrete beton wax cire soap',
)
const CAST = setOf(
  'brass laiton bronze pewter etain steel acier aluminum aluminium zinc alloy alliage iron fonte stainless inoxydable inox',
)
const PRECIOUS = setOf('silver argent gold or platinum platine vermeil copper cuivre')
/** A feather cast in silver; one worn at the ear with silver is a feather still. */
const SHOWN_IN_METAL = setOf(
  'pendant pendentif charm breloque ring bague brooch broche pin epinglette bracelet cufflink bouton stud earring boucle necklace collier',
)
const WORN_AS_FEATHERS = setOf('earring boucle necklace collier')

const WOODEN = setOf(
  'wood wooden bois basswood tilleul cedar cedre pine pin birch bouleau maple erable walnut noyer oak chene cottonwood balsa driftwood',
)
const FIGURES = setOf(
  'sculpture figurine figure statue statuette carving ornament ornement decoy appelant silhouette keychain magnet aimant',
)

/** How a thing of one material is described besides: colours, makings, measures. */
const QUALITIES = setOf(
  'wool laine white black red blue green pink yellow orange purple brown grey gray gold beige cream blanc blanche noir noire rouge bleu bleue vert verte rose jaune brun brune gris grise hand painted peint peinte main fait faite glazed emaille emaillee molded moulded moule moulee cast solid massif massive pure recycled recycle recyclee machine washable lavable soft doux douce glossy matte mat sterling fine polished poli polie italian italien plated plaque plaquee percent cm mm in inch po pouce pc piece small large medium petit grand en de of',
)
const isQuality = (word: string): boolean => QUALITIES.has(word) || /^\d/.test(word)

/** Toys and decorations stuffed with something else than the animal: 'stuffed animal', 'peluche'. */
const PLUSH = setOf('plush plushie plushy peluche toutou softie amigurumi squishmallow')
const STUFFED = singular('stuffed')
const STUFFINGS = setOf('animal toy pillow doll')

/** Whether goods are said to be of something no animal gives. Real ones set in it, lined or filled with it are not. */
export function isOtherSubstance(place: Place, words: readonly Word[]): boolean {
  if (words.some(({ text }, at) => REAL.has(text) && !isDenied(words, at))) return false
  return [isPlush, isStatedIn, isStatedApart, isCarved, isFigureOf].some((is) => is(place, words))
}

const isDenied = (words: readonly Word[], at: number): boolean => DENIALS.has(words[at - 1]?.text ?? '')

/** 'Baby harp seal stuffed animal', 'Peluche (blanchon)'; not one of its fur. */
function isPlush({ first, last }: Place, words: readonly Word[]): boolean {
  if (words.some(({ text }, at) => COATS.has(text) && !isDenied(words, at))) return false
  if (PLUSH.has(words[0]?.text ?? '') || isPlushApart(words)) return true
  const clause = words[first]?.clause
  return words.some(({ text, clause: other }, at) => {
    if (other !== clause || words.slice(Math.min(at, last), Math.max(at, first)).some(bringsAlong)) return false
    return PLUSH.has(text) || (text === STUFFED && STUFFINGS.has(words[at + 1]?.text ?? ''))
  })
}

/** 'Pantoufles ours brun, peluche': another clause says nothing but that. */
function isPlushApart(words: readonly Word[]): boolean {
  const clauses = [...Map.groupBy(words, ({ clause }) => clause).values()]
  return clauses.some(
    (clause) =>
      clause.some(({ text }) => PLUSH.has(text)) && clause.every(({ text }) => PLUSH.has(text) || isQuality(text)),
  )
}

const REACH_OF_CARVED = 2

/** 'Hand carved basswood bald eagle sculpture': of what it is before the animal, that it is a figure behind. */
function isCarved({ first, last }: Place, words: readonly Word[]): boolean {
  if (words.slice(first, last + 1).some(({ text }) => WORKED.has(text))) return false
  const inClause = ({ clause }: Word): boolean => clause === words[first]?.clause
  const before = words.slice(Math.max(0, first - REACH_OF_CARVED), first).filter(inClause)
  const behind = words.slice(last + 1, last + 1 + REACH_OF_CARVED).filter(inClause)
  return (
    before.some(({ text }) => WOODEN.has(text) || SHAPED.has(text) || CAST.has(text) || SYNTHETIC.has(text)) &&
    behind.some(({ text }) => FIGURES.has(text))
  )
}

/** 'Bald eagle keychain acrylic', 'crocodile ornament ceramic': a small thing, then what it is of. */
function isFigureOf({ first, last }: Place, words: readonly Word[]): boolean {
  const clause = words[first]?.clause
  const behind = words.slice(last + 1, last + 1 + REACH_OF_FIGURE).filter((word) => word.clause === clause)
  return behind.some(({ text }, at) => {
    const of = behind[at + 1]?.text ?? ''
    return (FIGURES.has(text) || SHOWN_IN_METAL.has(text)) && isMaterial([of], { first, last }, words)
  })
}
const REACH_OF_FIGURE = 4

/** 'Eagle feather pendant in sterling silver', 'hibou en feutre': the clause ends with what the goods are of. */
function isStatedIn(place: Place, words: readonly Word[]): boolean {
  const clause = words[place.first]?.clause
  const behind = words.slice(place.last + 1).filter((word) => word.clause === clause)
  const at = behind.findIndex(({ text }) => text === 'in' || text === 'en')
  if (at < 0 || behind.slice(0, at).some(bringsAlong)) return false
  const stated = behind.slice(at + 1).map(({ text }) => text)
  if (behind[at]?.text === 'in' && stated.some((word) => POURED.has(word))) return false
  return isMaterial(stated, place, words)
}

/** 'Coral branch sculpture, white resin': a clause that says nothing but what the goods are of, or their box. */
function isStatedApart(place: Place, words: readonly Word[]): boolean {
  if (words[place.first]?.clause !== 0) return false
  if (words.slice(place.last + 1).some(({ text, clause }) => clause === 0 && COMPANY.has(text))) return false
  const clauses = Map.groupBy(words, ({ clause }) => clause)
  clauses.delete(0)
  return [...clauses.values()].some((clause) =>
    isMaterial(
      clause.map(({ text }) => text),
      place,
      words,
      true,
    ),
  )
}

function isMaterial(stated: readonly string[], place: Place, words: readonly Word[], isApart = false): boolean {
  const materials = stated.filter((word) => !isQuality(word) || PRECIOUS.has(word))
  if (materials.length === 0) return false
  const has = (set: ReadonlySet<string>, among: readonly Word[] = words) => among.some(({ text }) => set.has(text))
  const goods = words.slice(place.first, place.last + 1)
  if (has(WORN) || has(EATEN) || (has(COATS) && !has(SPREAD))) return false
  const isCut = has(WORKED, goods)
  const isSmall = has(SMALL, goods)
  const isShown = has(SHOWN_IN_METAL) && !(isApart && has(WORN_AS_FEATHERS))
  return materials.every(
    (word) =>
      (SYNTHETIC.has(word) && !(isSmall && POURED.has(word))) ||
      (CAST.has(word) && !has(MATERIAL, goods)) ||
      (!isCut && SHAPED.has(word) && !(isSmall && POURED.has(word))) ||
      (!isCut && PRECIOUS.has(word) && isShown),
  )
}
