// How words of dangerous goods are misspelt by sellers: usual misspellings by list, long words by all letters but one.
/** Each beside the spelling the rows use; none is a word of its own. */
const MISSPELT: Readonly<Record<string, string>> = {
  absinthe: 'absynthe absenthe absinte absynth',
  alligator: 'aligator alligater alligattor',
  ammunition: 'amunition ammunitions ammuntion amunitions',
  automatic: 'automatc automattic automatick',
  balisong: 'ballisong balisang',
  candle: 'candel candal',
  cannabis: 'cannibis canabis cannabbis cannabus',
  caviar: 'caviare caviat cavier',
  cigar: 'ciger cigarr',
  cigarette: 'cigarete ciggarette cigarrette cigerette',
  cocaine: 'cocain',
  crocodile: 'crocodil crocadile crocodille',
  cuban: 'cubin cubban',
  counterfeit: 'counterfiet conterfeit counterfit',
  detonator: 'detonater',
  eagle: 'eagel egle',
  elephant: 'elefant elaphant',
  fentanyl: 'fentanil phentanyl',
  firecracker: 'firecraker firecracer',
  firework: 'firewok fierwork firwork firworks fireworx',
  ginseng: 'ginsing gensing jinseng ginsang',
  grenade: 'granade grenad',
  haggis: 'haggess hagis',
  hashish: 'hasheesh',
  hoverboard: 'hooverboard',
  incandescent: 'incandecent incandesent incandesant incandescant',
  ivory: 'ivorie ivori',
  ivoire: 'yvoire ivoir',
  knife: 'nife knif knief kinfe knive',
  knuckle: 'nuckle knucle knukle',
  jammer: 'jamer jammor jammar',
  kratom: 'kraton kratum kratem cratom',
  leopard: 'lepard leapord',
  lottery: 'lotery lottrey',
  marijuana: 'marajuana marijuanna marihuanna marijana',
  mushroom: 'mushrom mushrooom mashroom',
  narwhal: 'narwal narwhale',
  nicotine: 'nicotin nicoteen',
  ostrich: 'ostritch',
  pistol: 'pistal',
  pistolet: 'pistollet',
  porcupine: 'porcupin',
  psilocybin: 'psylocybin psilocibin',
  python: 'pithon pyhton phyton',
  receiver: 'reciever recever',
  replica: 'replika repplica',
  rhinoceros: 'rhinocerous',
  rifle: 'rifel',
  saffron: 'safron saffran',
  semaglutide: 'semiglutide semaglutid',
  seal: 'seel',
  sealskin: 'seelskin',
  vegetarian: 'vegetarain vegeterian vegitarian vegatarian',
  silencer: 'silenser silincer',
  sturgeon: 'sturgen',
  suppressor: 'supressor suppresor suppresser supresser',
  stiletto: 'stilleto stileto stilletto',
  switchblade: 'swichblade switchbalde switchblad switchblaid',
  taxidermy: 'taxadermy taxidermi',
  thujone: 'thujon',
  tobacco: 'tabacco tobaco tobbaco tobbacco',
  tortoise: 'tortise tortoice',
  tortoiseshell: 'tortiseshell turtoiseshell',
  unpasteurized: 'unpasturized unpasturised',
  vodka: 'wodka vodca',
  walrus: 'walrous wallrus',
  // Marks, often misspelt on purpose.
  adida: 'addida adidda adiddas',
  balenciaga: 'balanciaga balenciga',
  burberry: 'burbery burburry burberri',
  disney: 'dysney disny dizney',
  gucci: 'guci guccy gucchi',
  lego: 'legoo',
  lululemon: 'lululemmon lulumelon',
  maple: 'mapel mapple',
  nike: 'nikee',
  pokemon: 'pokeman pokimon pokemons',
  prada: 'pradda',
  rolex: 'rollex rolexx rolax',
  supreme: 'supremme',
  versace: 'versacci versache',
  vuitton: 'vitton vuiton vuittton',
  yeezy: 'yezzy',
}

const SPELT: ReadonlyMap<string, string> = new Map(
  Object.entries(MISSPELT).flatMap(([right, wrong]) => wrong.split(' ').map((each) => [each, right] as const)),
)

/** A letter doubled or one of two left out is mended in words of five letters and more: 'ivorry', 'ivvory'. */
const SHORTEST_UNDOUBLED = 5
const undoubled = (word: string): string => word.replace(/(.)\1/g, '$1')
const UNDOUBLED: ReadonlyMap<string, string> = new Map(
  Object.keys(MISSPELT)
    .filter((right) => right.length >= SHORTEST_UNDOUBLED)
    .map((right) => [undoubled(right), right]),
)

/** Words of danger so long and odd that all letters but one are enough to know them; without plural endings. */
const LONG: ReadonlyMap<string, readonly string[]> = Map.groupBy(
  'alligator alprazolam ammunition amphetamine ayahuasca balisong butterfly cannabidiol cannabis chinchilla cigarette cigarillo clenbuterol clonazepam cocaine codeine crocodile cubensis cyclamate detonator diazepam dynamite ecstasy elephant ephedrine explosive fentanyl firearm firecracker firework fungicide ginseng grenade gunpowder hashish hawksbill herbicide hoverboard hydroquinone insecticide ketamine knuckleduster leopard lorazepam lottery mammoth marijuana mescaline methamphetamine microdose modafinil narwhal nicotine ostrich oxandrolone oxycodone pangolin peregrine pesticide phenibut pregabalin psilocybin pufferfish pseudoephedrine rattlesnake retatrutide rhinocero rodenticide sassafra scrimshaw sealskin semaglutide silencer stanozolol stiletto sturgeon suppressor switchblade taxidermy testosterone tianeptine tirzepatide tobacco tortoise tortoiseshell totoaba tramadol trenbolone tretinoin unpasteurized vaporizer'.split(
    ' ',
  ),
  (word) => word[0] ?? '',
)
/** Words of their own that lie as near. */
const OTHERS: ReadonlySet<string> = new Set(
  'cannabin cocaines sealskinz riffle forearm grenada leonard leotard lotteries silenced surgeon vaporized vaporised'.split(
    ' ',
  ),
)
const SHORTEST = 6

/** A word spelt as the rows spell it; one letter too many, too few, wrong or swapped is mended in long words of danger. */
export function rightSpelling(word: string): string {
  if (OTHERS.has(word)) return word
  const known = SPELT.get(word) ?? (word.length < SHORTEST_UNDOUBLED ? undefined : UNDOUBLED.get(undoubled(word)))
  if (known !== undefined || word.length < SHORTEST) return known ?? word
  return (LONG.get(word[0] ?? '') ?? []).find((right) => isOneOff(word, right)) ?? word
}

function isOneOff(word: string, right: string): boolean {
  if (Math.abs(word.length - right.length) > 1) return false
  let at = 0
  while (at < word.length && word[at] === right[at]) at += 1
  const [rest, of] = [word.slice(at), right.slice(at)]
  const isSwapped = rest[0] === of[1] && rest[1] === of[0] && rest.slice(2) === of.slice(2)
  return isSwapped || rest.slice(1) === of.slice(1) || rest.slice(1) === of || rest === of.slice(1)
}
