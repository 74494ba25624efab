// The words that show a danger word to name no danger, by class, as data/admissibility (silencers.json) holds them.

/**
 * 'imitation': faux, sans; 'likeness': print, pattern, shaped, near the danger word; 'theme': themed, shaped, finish, right beside it;
 * 'substance': of what a part of an animal is made instead (acetate, felt); 'picture' and 'fabric': things that carry
 * pictures (mug, poster; shirt, cushion);
 * 'trinket': small things in the likeness of others (pendant, keychain); 'accessory': things made for others (case, rack, cleaner);
 * 'scent': things that only smell of it (candle, soap, diffuser); 'printed': things that show an animal and are never made of one (hoodie,
 * mug); 'ware': tools and furniture named after what lives, grows, is eaten, drunk or smoked (kettle, pincushion, exercise wheel);
 * 'thing': furniture, clothes, parts and instruments, that are no drug or medicine whatever their brand or model is called (bushing, sofa).
 */
export const SILENCER_CLASSES = [
  'imitation',
  'likeness',
  'theme',
  'substance',
  'picture',
  'fabric',
  'trinket',
  'accessory',
  'scent',
  'printed',
  'ware',
  'thing',
] as const
export type SilencerClass = (typeof SILENCER_CLASSES)[number]

export type Silencers = {
  /** Before the danger word: 'faux', 'no', 'sans'. */
  readonly imitation: ReadonlySet<string>
  /** Right behind it: 'vegan', 'factice'. */
  readonly imitationBehind: ReadonlySet<string>
  /** Behind it in English ('print', 'shaped', 'free'), before it in French ('imprime', 'couleur'). */
  readonly likeness: ReadonlySet<string>
  readonly likenessBefore: ReadonlySet<string>
  /** Right behind it ('fireworks themed') or right before it ('finition canon de fusil'). */
  readonly theme: ReadonlySet<string>
  readonly themeBefore: ReadonlySet<string>
  /** Right behind it, or behind 'en': 'écaille de tortue acétate', 'plume d’aigle en feutre'. */
  readonly substance: ReadonlySet<string>
  readonly picture: ReadonlySet<string>
  readonly fabric: ReadonlySet<string>
  readonly trinket: ReadonlySet<string>
  readonly accessory: ReadonlySet<string>
  readonly printed: ReadonlySet<string>
  readonly ware: ReadonlySet<string>
  readonly thing: ReadonlySet<string>
  /** Two words of which one is no such thing: 'shelf stable', 'jersey cow', 'glass jar'. */
  readonly elsewhere: ReadonlySet<string>
  /** Forms of the goods themselves, behind which a thing is their look: 'pills', 'jerky'. */
  readonly form: ReadonlySet<string>
  /** What a lamp or stand is made of and is that part still: 'machine gun barrel lamp'. */
  readonly armsPart: ReadonlySet<string>
  /** Words that part a thing from what it is made of, holds or is for: 'with', 'of', 'for'. */
  readonly joints: ReadonlySet<string>
  /** Of these, words that say what a thing is for: 'for', 'pour', 'a'. */
  readonly purposes: ReadonlySet<string>
}
