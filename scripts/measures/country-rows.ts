// Rows that differ only by country: forced-labour rates, and the reciprocal headings of 9 Apr 2025 and from 7 Aug 2025.
import { countryName, parseCountry } from '#domain/countries.ts'
import { readCsv } from './csv.ts'

type Row = Readonly<Record<string, unknown>>

const VERIFIED = '2026-10-10'
/** Origins with a list of their own in U.S. note 52(j): its heading, and that of particular articles. */
const OWN_LISTS: Readonly<Record<string, readonly string[]>> = {
  GB: ['9903.05.96'],
  EU: ['9903.05.97'],
  CH: ['9903.05.98'],
  MY: ['9903.05.99', '9903.06.01'],
  KH: ['9903.06.02', '9903.06.03'],
  GT: ['9903.06.04', '9903.06.05'],
  SV: ['9903.06.07', '9903.06.08'],
  AR: ['9903.06.10', '9903.06.11'],
  BD: ['9903.06.12', '9903.06.13'],
  TW: ['9903.06.14', '9903.06.15'],
  ID: ['9903.06.16', '9903.06.17'],
  EC: ['9903.06.18', '9903.06.19'],
  JO: ['9903.06.20', '9903.06.21'],
}

/** Textiles, apparel, bags and hats: those of Jordan outright, those of Guatemala and El Salvador under a CAFTA-DR claim. */
const TEXTILES: Readonly<Record<string, { readonly row: Row; readonly marks: readonly string[] }>> = {
  JO: {
    row: { heading: '9903.06.20', because: 'Listed textiles, apparel, bags and hats of Jordan are exempt.' },
    marks: ['textile', 'glass'],
  },
  GT: {
    row: {
      heading: '9903.06.06',
      because: 'Listed textiles, apparel, bags and hats of Guatemala are exempt under CAFTA-DR.',
      claims: ['P', 'P+'],
    },
    marks: ['textile', 'glass'],
  },
  SV: {
    row: {
      heading: '9903.06.09',
      because: 'Listed textiles, apparel, bags and hats of El Salvador are exempt under CAFTA-DR.',
      claims: ['P', 'P+'],
    },
    marks: ['textile'],
  },
}

const COUNTRY_LIST = 's301-forced-labour-countries'

/** Exemptions of goods of one origin alone (U.S. note 52(j)). */
function ownExemptions(iso2: string, name: string): readonly Row[] {
  const [listed, particular] = OWN_LISTS[iso2] ?? []
  const textiles = TEXTILES[iso2]
  const products = (mark: string) => [{ list: COUNTRY_LIST, marks: [mark] }]
  return [
    ...(listed
      ? [{ heading: listed, because: `Listed goods of ${name} are exempt.`, products: products(listed) }]
      : []),
    ...(textiles
      ? [{ ...textiles.row, products: [{ list: 's301-forced-labour-textiles', marks: textiles.marks }] }]
      : []),
    ...(particular
      ? [
          {
            heading: particular,
            because: `The article named in the note is exempt as a good of ${name}.`,
            products: products(particular),
            needs: [{ question: 'named-article', answer: 'yes' }],
          },
        ]
      : []),
  ]
}

/** One row for each of the 60 economies of U.S. note 52. */
export function forcedLabourRows(folder: string): readonly Row[] {
  return readCsv(`${folder}/compiled-2026h2/s301_forced_labor_country_rates.csv`).map((row) => {
    const { iso2 = '', country = '', heading = '', rate_pct = '', rate_type } = row
    const isTotal = rate_type !== 'add'
    const name = withArticle(countryOf(iso2, country))
    const aboveTotal = row.heading_when_column1_at_or_above_total
    return {
      id: `s301-forced-labour-${iso2.toLowerCase()}`,
      programme: 's301-forced-labour',
      heading,
      title: `Section 301 forced-labor duty on goods of ${name}`,
      why: isTotal
        ? `The duty on goods of ${name} is brought up to ${rate_pct}% in all.`
        : `Goods of ${name} pay this duty unless the notice exempts them.`,
      citation: 'U.S. note 52; 91 FR 47318; CSMS #69326983',
      from: row.effective_from,
      origins: { only: [iso2] },
      products: 'all',
      effect: isTotal
        ? { kind: 'total', percent: rate_pct, headingAtOrAbove: aboveTotal }
        : { kind: 'added', percent: rate_pct },
      rank: 1,
      cusma: iso2 === 'CA' || iso2 === 'MX' ? 'lifted' : 'not-concerned',
      ...(OWN_LISTS[iso2] ? { exemptions: ownExemptions(iso2, name) } : {}),
      confidence: 'high',
      verified: VERIFIED,
    }
  })
}

/** The European Union stands in the notice as one economy. */
const countryOf = (iso2: string, printed: string): string => (iso2 === 'EU' ? printed : countryName(iso2))

const WITH_ARTICLE = /^(?:Bahamas|Dominican Republic|European Union|Philippines|United )/
const withArticle = (name: string): string => (WITH_ARTICLE.test(name) ? `the ${name}` : name)

const ENDED = 'IEEPA duties ended on 24 Feb 2026; refunds go through the CAPE process of CBP.'
const IN_TRANSIT = 'Goods already on their way when a rate began were exempt.'

/** Headings that carry a rate of their own elsewhere: China, and the totals of the EU, Japan, Korea, Switzerland and Liechtenstein. */
const BY_HAND = ['9903.01.63', '9903.02.30', '9903.02.01']

/** Days on which a general rate gave way to a total rate, by heading. */
const UNTIL: Readonly<Record<string, string>> = {
  '9903.02.56': '2025-11-13',
  '9903.02.58': '2025-11-13',
  '9903.02.36': '2025-11-13',
}

/** Country rates: first phase (in force on 9 Apr 2025 alone) and second phase (7 Aug 2025 to 23 Feb 2026). */
export function reciprocalRows(folder: string): readonly Row[] {
  return readCsv(`${folder}/compiled-2026h2/ieepa_and_s122_headings_2026rev4.csv`).flatMap((row) => {
    const { heading = '', product_of = '', rate_pct = '', rate_type } = row
    const isFirst = heading >= '9903.01.43' && heading <= '9903.01.76'
    const isSecond = heading >= '9903.02.02' && heading <= '9903.02.71'
    if (rate_type !== 'add' || BY_HAND.includes(heading) || !(isFirst || isSecond)) return []
    const described = /articles the product of (.+?), as provided/.exec(row.description ?? '')?.[1]
    const countries = isFirst ? (described ?? product_of) : product_of
    return [
      {
        id: `ieepa-reciprocal-${heading.slice(5).replace('.', '-')}`,
        programme: 'ieepa-reciprocal',
        heading,
        title: 'IEEPA reciprocal duty',
        why: isFirst
          ? 'Goods of this origin paid this rate on this one day, before it was suspended.'
          : 'Goods of this origin paid this rate.',
        citation: isFirst ? 'EO 14257; suspended by EO 14266' : 'EO 14326',
        from: isFirst ? '2025-04-09' : '2025-08-07',
        until: isFirst ? '2025-04-09' : (UNTIL[heading] ?? '2026-02-23'),
        origins: { only: originsOf(countries, heading) },
        products: 'all',
        effect: { kind: 'added', percent: rate_pct },
        rank: 2,
        cusma: 'not-concerned',
        confidence: 'high',
        note: `${ENDED} ${IN_TRANSIT}`,
        verified: VERIFIED,
      },
    ]
  })
}

const NAMES: Readonly<Record<string, string>> = {
  'European Union': 'EU',
  'Côte d`Ivoire': 'CI',
  'Côte d’Ivoire': 'CI',
  'the Democratic Republic of the Congo': 'CD',
  'Democratic Republic of the Congo': 'CD',
  'Falkland Islands': 'FK',
  'the Falkland Islands': 'FK',
  'Myanmar (Burma)': 'MM',
  Brunei: 'BN',
  'North Macedonia': 'MK',
  Laos: 'LA',
  Syria: 'SY',
  Moldova: 'MD',
  Taiwan: 'TW',
  Bolivia: 'BO',
  Venezuela: 'VE',
  Vietnam: 'VN',
  'South Korea': 'KR',
}

function originsOf(names: string, heading: string): readonly string[] {
  return names
    .split(/,? or |, /)
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => {
      const code = NAMES[name] ?? parseCountry(name)
      if (!code) throw new Error(`${heading}: no country called "${name}"`)
      return code
    })
}
