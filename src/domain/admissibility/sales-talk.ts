// What sellers say around goods in praise or in passing: whom they please as a gift, that photos show more, who pays the post. It names
// neither a danger nor what would make one harmless.

/** Whom goods are said to please: 'gun lover', 'toy collectors', 'him'. */
const PLEASED =
  '(?:lover|fan|collector|enthusiast|buff|fanatic|geek|nerd|aficionado|hunter|smoker|gamer|reader|trucker|biker)s?|him|her|men|women|dad|mom|mum|father|mother|husband|wife|boyfriend|girlfriend|grandpa|grandma|anyone|everyone'
const OCCASION =
  '(?:christmas|xmas|birthday|holiday|wedding|valentine(?: s|s)?|father(?: s|s)? day|mother(?: s|s)? day)'
const PRAISE = '(?:(?:great|perfect|ideal|best|unique|nice|cool|awesome|lovely|fun|thoughtful|funny) )'
const PICTURES = '(?:photo|pic|picture|image)s?'

/** For whom: 'gift for gun lover decor', 'for toy collectors'. */
const FOR_WHOM = [
  `${PRAISE}?(?:${OCCASION} )?gifts?(?: ideas?)? for (?:an? |the |your )?(?:[\\w-]{1,20} ){0,3}?(?:${PLEASED})(?: decor)?`,
  'for (?:[\\w-]{1,20} ){0,2}?(?:[\\w-]{1,20} (?:lover|fan|collector|enthusiast|buff)s?|\\w{1,20}s and \\w{1,20} (?:lover|fan|collector)s)',
  '(?:id[ée]e[- ])?cadeau(?: id[ée]al| parfait| original)? pour (?:un |une |les |ton |votre )?(?:(?:amateur|passionn[ée]e?|collectionneu(?:r|se)|fan|mordu)s?(?: d(?:e |es |u | )?[\\wÀ-ÿ-]{1,20})?|chasseurs?|fumeurs?|hommes?|femmes?|papa|maman|elle|lui|p[èe]re|m[èe]re|mari|conjointe?|grand-p[èe]re)',
  'pour (?:les )?(?:amateur|passionn[ée]|collectionneur|mordu)s? d(?:e |es |u | )[\\wÀ-ÿ-]{1,20}',
]

const IN_PASSING = [
  `${PRAISE}?${OCCASION} (?:gift|present)s?(?: ideas?)?`,
  `${PRAISE}gifts?(?: ideas?)?`,
  `see (?:all |the |my )?(?:${PICTURES}|listing|description)(?: for (?:more )?(?:details?|condition|info))?`,
  `(?:actual |stock )?${PICTURES} of (?:the )?actual (?:item|product)`,
  `as (?:shown|pictured|seen)(?: (?:in|on) (?:the )?${PICTURES})?`,
  '(?:with |and )?(?:fast (?:and )?)?free (?:\\w{1,20} )?(?:shipping|delivery|postage|returns|(?:gift )?wrap(?:ping)?)',
  'voir (?:les |la |toutes les )?(?:photos?|images?|annonce|description)(?: pour (?:les |plus de )?d[ée]tails)?',
  '(?:tel(?:le)?s? que|comme) (?:montr[ée]e?s? |illustr[ée]e?s? |vue?s? )?sur (?:la |les |l)? ?(?:photo|image)s?',
  '(?:livraison|exp[ée]dition) gratuite|envoi gratuit',
]

/** Words that begin and end whole, and name no package or paper of a gift: 'birthday gift box'. */
const talkOf = (kinds: readonly string[]): RegExp =>
  new RegExp(
    `(?<![\\wÀ-ÿ])(?:${kinds.join('|')})(?![\\wÀ-ÿ])(?! (?:set|box|card|bag|wrap|tag|basket|tin)s?(?!\\w))`,
    'gi',
  )
const WHOM = talkOf(FOR_WHOM)
const PASSING = talkOf(IN_PASSING)

/** Before talk that says what is sold: 'gift basket for whisky lovers', 'gift for a gun lover'. */
const GIFTS: ReadonlySet<string> = new Set(
  'gift gifts present cadeau cadeaux perfect great ideal basket baskets hamper hampers coffret coffrets panier paniers'.split(
    ' ',
  ),
)
const PACKS: ReadonlySet<string> = new Set('set sets kit kits box boxes crate tin bag pack'.split(' '))

/** Whether goods are named before it: it is not the first thing said. */
function isBehindGoods(before: string): boolean {
  const words = before.toLowerCase().match(/[a-zà-ÿ0-9]+/g) ?? []
  const last = words.at(-1) ?? ''
  return words.length > 0 && !GIFTS.has(last) && !(PACKS.has(last) && GIFTS.has(words.at(-2) ?? ''))
}

const without = (text: string, talk: RegExp): string =>
  text.replace(talk, (said, at: number) => (isBehindGoods(text.slice(0, at)) ? ',' : said))

/** A description without it; where it stood another clause begins. Apostrophes are blanks already. */
export const withoutSalesTalk = (description: string): string => without(without(description, WHOM), PASSING)
