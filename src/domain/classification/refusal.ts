// When no code may be proposed: what is sold is no goods, or the words don't say what it is. Guessing would look like knowing.

/** 'not-goods': a right, a service or data; 'say-what-it-is': goods nobody can classify from these words. */
export type Refusal = 'not-goods' | 'say-what-it-is'

/** Things for what is no goods are goods: a gift card holder, printable vinyl, an e-book reader. */
const NOT_GOODS =
  /\b(?:e-?gift (?:cards?|certificates?)|gift certificates?|certificats?[- ]cadeaux?|gift cards?|cartes?[- ]cadeaux?|digital (?:download|product|file|code|copy|print|pattern)s?|t[ée]l[ée]chargement|fichiers? num[ée]riques?|software licen[cs]es?|licences? logiciel\w*|instant downloads?|(?:svg|stl|png|dxf|embroidery|cricut)(?: cut)? (?:cut )?files?|cut files?|pdf patterns?|(?:digital|printable) (?:clip ?art|paper pack|planner|wall art|stickers? file)s?|(?:steam|psn|playstation|xbox|roblox|itunes|google play|app store|netflix|spotify|eshop|robux|v-?bucks)(?: (?:wallet|game|prepaid|store|network))? (?:codes?|credits?|keys?|vouchers?|top[- ]?ups?|accounts?)|(?:e-?|gift |prepaid )vouchers?|bons? (?:d['’]achat|cadeaux?)|in[- ]game (?:currency|items?|coins?)|game accounts?|domain names?|game pass|(?:mp3|music|software|game|movie|audio|font|image|video|album) (?:album )?downloads?|(?:logo|graphic|web|interior|floral|editing|translation|repair|cleaning|tailoring|engraving|writing|seo|photo editing)(?: design)? services?|(?:shipping|parcel|travel|package) insurance|(?:parking|season|bus|day|transit|ski|event) pass|(?:concert|event|theat(?:re|er)|museum|hockey) tickets?|e-?books?|subscription|abonnement|nft|(?:steam|activation|licen[cs]e|product) keys?|online courses?|cours en ligne|extended warranty|garantie prolong[ée]e|shipping protection|membership|presets|(?:notion|canva|excel|resume|website|powerpoint|etsy shop) templates?|(?:custom order|order|rush order) deposits?|(?:shipping|rush|priority|express) (?:upgrade|fee)s?|(?:one[- ]on[- ]one |1:1 )?(?:consultation|coaching session|tutoring)s?|donations?|tips? (?:for|jar for) (?:the )?(?:maker|artist|seller)|webinars?|zoom class|e-?tickets?|don en ligne|frais de (?:port|livraison))\b(?![ -](?:holders?|box(?:es)?|envelopes?|sleeves?|tins?|display|stand|readers?|cases?|covers?|bags?|chains?|rings?|racks?|cards? holders?|plaques?|frames?|albums?|stubs?|lanyards?))/i

const VAGUE =
  /\b(?:(?:mystery|surprise|lucky|blind|grab|subscription) (?:box(?:es)?|bag|pack|bundle|lot|item|scoop|crate|package)s?|(?:bo[iî]te|sac|lot) (?:myst[eè]re|surprise|d['’]abonnement)|(?:assorted|various|miscellaneous|misc|general) (?:items?|goods|merchandise|stuff|products?)|articles? divers|divers articles|(?:box|bag|lot|bundle|pile|case) of (?:random )?(?:things|stuff|items|goods|misc\w*|merch\w*)|(?:bo[iî]te|lot|sac) d['’]articles|liquidation (?:pallet|lot)s?|returns? pallet)\b|^(?:new |spare |replacement |various |custom |oem |other )?(?:stuff|items?|goods|things?|merch|merchandise|products?|samples?|gifts?|cadeaux?|parts?|accessor(?:y|ies)|accessoires?|equipment|supplies|pi[eè]ces?(?: de rechange)?|kit|set|divers|misc)\W*$/i

/** Letters and figures alone: 'BRK-22041-A', 'SKU 88213'. */
const PART_NUMBER = /^(?:[A-Z]{0,4}[-_/. #])?(?=[A-Z]*\d)[A-Z0-9]+(?:[-_/. ][A-Z0-9]{1,8})*$/i

/** What announces a part number and says nothing of the goods. */
const NUMBER_OF =
  /^(?:oem |réf\.? |ref\.? )?(?:(?:replacement )?part (?:number|no\.?|#)|p\/n|sku|mpn|ref(?:erence)?\.?|model (?:number|no\.?)|num[ée]ro de pi[eè]ce|no de pi[eè]ce|pi[eè]ce no)\s*[:#]?\s*/i

/** Between figures: 'B08XYZ part 1234'. */
const NUMBER_WORD = /\b(?:part|model|item|sku|asin|ref|pi[eè]ce|mod[eè]le|article|num[ée]ro|no)\b[.:#]?/gi

/** Undefined: the words may be classified. */
export function refusalOf(description: string): Refusal | undefined {
  const text = description.trim()
  if (NOT_GOODS.test(text)) return 'not-goods'
  const number = text.replace(NUMBER_OF, '')
  const apart = number.replace(NUMBER_WORD, ' ').trim().split(/\s+/)
  const isNumber =
    (PART_NUMBER.test(number) && !/[a-z]{4}/i.test(number)) ||
    apart.every((word) => /^(?=[A-Z-]*\d)[A-Z0-9-]+$/i.test(word))
  return isNumber || VAGUE.test(text) ? 'say-what-it-is' : undefined
}

const SET =
  /\b(?:(?:gift|hamper|picnic|spa) (?:basket|set|box)|hamper|gift set|coffret|panier[- ]cadeau|\w+ kit|kit|trousse|assortment|assortiment|ensemble (?:de|cadeau)|lot de \d+|bundle|combo|(?:starter|value|variety|party) pack|gift crate|panier (?:gourmand|garni)|\w+ \+ \w+)\b/i

/** Whether several articles seem to be put up together: one code where one of them gives the set its character, else several. */
export const seemsSet = (description: string): boolean => SET.test(description)
