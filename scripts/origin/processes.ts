// What the words of a row say was done, in the processes of the domain.
import type { Process } from '#domain/origin/recipe.ts'

const WORDS: readonly (readonly [RegExp, Process])[] = [
  [
    /harvest|\bgrown|\bgrew|cultivat|picked|tapped|raised|\bbred|\bborn\b|caught|fished|mined|quarried|gathered|foraged|hunted|trapped|milked|\blaid\b|beekeep|hive|slaughter/i,
    'grown',
  ],
  [
    /knit(ted)? (directly )?to shape|knit-to-shape|fully[- ]fashioned|knit(ted)? in one piece|whole[- ]?garment/i,
    'knit-to-shape',
  ],
  [/\bcut\b|\bcutting/i, 'cut'],
  [/\bsew|\bsewn|stitch|linked|looped together/i, 'sewn'],
  [/assembl|put together|joined/i, 'assembled'],
  [/chemical reaction|saponif|\breact|polymeri[sz]|esterif|synthesi[sz]|hydrogenat|oxidi[sz]/i, 'chemical-reaction'],
  [/purification|purif[a-z]* (?:of|by|from|to|until) /i, 'purification'],
  [
    /(?:blend|mix|emulsi|compound|dispers)[a-z]*.*(?:specif|proportion|controlled|predetermined)|(?:specif|proportion|controlled|predetermined).*(?:blend|mix|emulsi|compound|dispers)/i,
    'mixing',
  ],
  [/microni[sz]|particle size/i, 'particle-size'],
  [/standards? material|certified reference/i, 'standards-material'],
  [/isomer/i, 'isomer-separation'],
  [/separat(ed|ion) (of|from).*(mixture|man-made)/i, 'separation-of-mixture'],
  [/ferment|cultur(ed|ing) (of )?(micro|cell|bacteri|yeast)|biotech|biochemical|genetic/i, 'biotechnology'],
  [
    /atmospheric distillation|vacuum distillation|hydroprocess|reforming|alkylation|cracking|coking|isomeri[sz]ation/i,
    'refining',
  ],
  [/cross-section/i, 'cross-section-halved'],
  [/electrolytic|alloy/i, 'separation-or-alloying'],
  [/froz|freez/i, 'frozen'],
  [/(pack|cann)[a-z]* in (water|brine|juice|natural)|\bcanned\b|in brine/i, 'packed-in-liquid'],
  [/roast/i, 'roasted'],
  [/dilut|water added|adding water|watered/i, 'diluted'],
  [
    /^(re)?pack|^bottl|^(re)?label|^bagg|^boxed|^sort|^wash|^clean|^grad|^peel|^shell|^wrapp|^jarr|^salted|^put up|^filled/i,
    'repacked',
  ],
]

const ABROAD =
  /\b(?:in|at) (china|hong kong|vietnam|india|bangladesh|pakistan|germany|france|italy|uk|united kingdom|japan|korea|taiwan|thailand|turkey|spain|portugal|poland|malaysia|indonesia|guatemala|honduras|peru|colombia|dominican republic|haiti|jamaica|panama|singapore|philippines|cambodia|sri lanka|egypt|morocco|rotterdam|antwerp|hamburg|shanghai|shenzhen|busan|yokohama|el salvador|nicaragua|costa rica)\b/i
/** Making of materials elsewhere is told by the materials; only work on the good itself counts. */
const OF_MATERIALS = /yarn|fabric|spun|woven|thread|fib(re|er)|material|grown|mined|fila/i

/** 'no chemical reaction' tells of none. */
const DENIED = /\b(?:no|not|without|never)\b[^,;.)]*/gi
/** What may be done outside without loss of origin: General Note 11(h)(iv)(A). */
const HARMLESS =
  /unload|reload|transload|stored|storing|storage|warehous|tranship|transship|in transit|preserv|customs control|in bond/i
const LEFT =
  /left customs control|not (?:remain |kept |stay )?under customs control|outside customs control|(?:released|entered|cleared) (?:in)?to free circulation/i

/**
 * Each text gives at least one process. `isOutside`: the good itself was worked on outside the three countries. `hasLeftControl`: it left the
 * control of customs on its way.
 */
export function readProcesses(texts: readonly string[]) {
  const said = texts.map((text) => text.replace(DENIED, ' '))
  const processes = said.flatMap((text): readonly Process[] => {
    const found = WORDS.filter(([words]) => words.test(text)).map(([, process]) => process)
    return found.length > 0 ? found : ['other']
  })
  const isMixed = WORDS.some(([words, process]) => process === 'mixing' && words.test(said.join(' ')))
  return {
    processes: [...new Set([...processes, ...(isMixed ? ['mixing' as const] : [])])],
    isOutside: texts.some((text) => ABROAD.test(text) && !OF_MATERIALS.test(text) && !HARMLESS.test(text)),
    hasLeftControl: texts.some((text) => LEFT.test(text)),
  }
}
