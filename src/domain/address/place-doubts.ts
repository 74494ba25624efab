// Whether the parts of an address belong together: country, province or state, postal code, phone.
// Source: Canada Post addressing guidelines (form and first letter of postal codes), USPS Publication 28 (ZIP codes, states).

export type Place = {
  /** ISO alpha-2, or null while nothing is chosen. */
  readonly country: string | null
  /** As typed: a code or a name, in English or French. */
  readonly state: string
  readonly postalCode: string
  readonly phone?: string
}

/** The addresses of the business information. */
export const PLACES = ['business', 'importer'] as const
export type PlaceOf = (typeof PLACES)[number]

/** What tells that an address is in another country than it says. */
export const OF_OTHER_COUNTRY = ['postal-code-of-other', 'state-of-other'] as const
type OtherCountry = { readonly reason: (typeof OF_OTHER_COUNTRY)[number]; readonly country: 'CA' | 'US' }

/** What does not fit the country, and the country it would fit where one is known. */
export type PlaceDoubt =
  | OtherCountry
  | { readonly reason: 'postal-code-form' | 'phone-form'; readonly country: 'CA' | 'US' }
  | { readonly reason: 'postal-code-of-other-province'; readonly province: string }

/** First letters of the postal codes of each province and territory. */
const PROVINCE_LETTERS: Readonly<Record<string, string>> = {
  NL: 'A',
  NS: 'B',
  PE: 'C',
  NB: 'E',
  QC: 'GHJ',
  ON: 'KLMNP',
  MB: 'R',
  SK: 'S',
  AB: 'T',
  BC: 'V',
  NT: 'X',
  NU: 'X',
  YT: 'Y',
}

const PROVINCE_NAMES: Readonly<Record<string, string>> = {
  'newfoundland and labrador': 'NL',
  'terre-neuve-et-labrador': 'NL',
  'nova scotia': 'NS',
  'nouvelle-ecosse': 'NS',
  'prince edward island': 'PE',
  'ile-du-prince-edouard': 'PE',
  'new brunswick': 'NB',
  'nouveau-brunswick': 'NB',
  quebec: 'QC',
  ontario: 'ON',
  manitoba: 'MB',
  saskatchewan: 'SK',
  alberta: 'AB',
  'british columbia': 'BC',
  'colombie-britannique': 'BC',
  'northwest territories': 'NT',
  'territoires du nord-ouest': 'NT',
  nunavut: 'NU',
  yukon: 'YT',
}

const STATES = new Set(
  `AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT
  VT VA WA WV WI WY DC PR GU VI AS MP`.split(/\s+/),
)

const CANADIAN_CODE = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/i
const US_CODE = /^\d{5}(-?\d{4})?$/

/** All that does not fit together, in the order of the form; nothing for countries whose forms are not known here. */
export function placeDoubts({ country, state, postalCode, phone = '' }: Place): readonly PlaceDoubt[] {
  const code = postalCode.trim()
  const province = provinceOf(state)
  const doubts: PlaceDoubt[] = []
  if (country === 'US' && province) doubts.push({ reason: 'state-of-other', country: 'CA' })
  if (country === 'CA' && !province && STATES.has(state.trim().toUpperCase()))
    doubts.push({ reason: 'state-of-other', country: 'US' })
  if (country && country !== 'CA' && CANADIAN_CODE.test(code))
    doubts.push({ reason: 'postal-code-of-other', country: 'CA' })
  if (country === 'CA' && US_CODE.test(code)) doubts.push({ reason: 'postal-code-of-other', country: 'US' })
  else if (country === 'CA' && code && !CANADIAN_CODE.test(code)) doubts.push({ reason: 'postal-code-form', country })
  if (country === 'US' && code && !US_CODE.test(code) && !CANADIAN_CODE.test(code))
    doubts.push({ reason: 'postal-code-form', country })
  if (
    country === 'CA' &&
    province &&
    CANADIAN_CODE.test(code) &&
    !lettersOf(province).includes(code.charAt(0).toUpperCase())
  )
    doubts.push({ reason: 'postal-code-of-other-province', province })
  if ((country === 'CA' || country === 'US') && phone.trim() && !isNorthAmericanPhone(phone))
    doubts.push({ reason: 'phone-form', country })
  return doubts
}

/** Whether the country cannot be the one the address names; the other doubts may be a way of writing. */
export const isOfOtherCountry = (doubt: PlaceDoubt): doubt is OtherCountry =>
  OF_OTHER_COUNTRY.some((each) => each === doubt.reason)

const lettersOf = (province: string): string => PROVINCE_LETTERS[province] ?? ''

/** The code of a Canadian province or territory, from its code or name; undefined when it is none. */
function provinceOf(state: string): string | undefined {
  const typed = state.trim()
  const upper = typed.toUpperCase().replaceAll('.', '')
  if (upper in PROVINCE_LETTERS) return upper
  return PROVINCE_NAMES[
    typed
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{Diacritic}/gu, '')
  ]
}

/** Ten digits with or without the 1 before them; what follows 'x' or 'ext' is an extension. */
function isNorthAmericanPhone(phone: string): boolean {
  const [number = ''] = phone.toLowerCase().split(/x|ext|poste|#/)
  return /^1?[2-9]\d{9}$/.test(number.replace(/\D/g, ''))
}
