// Checks of origin and maker. Source: 19 CFR 134, 102.23, 141.86(a)(10); decisions o.
import { originMatch } from '../../address/origin-match.ts'
import { parseCountry } from '../../countries.ts'
import { fieldGaps } from '../../shipment/item.ts'
import { type Checks, eachItem, INVOICES, type Named, so } from './check.ts'

export type OriginReasons = {
  'origin-missing': Named
  'origin-unknown': Named & { readonly given: string }
  'origin-american': Named
  'maker-missing': Named
  'maker-incomplete': Named
  'maker-country-differs': Named & { readonly maker: string; readonly origin: string }
  'maker-country-reasoned': Named & { readonly given: string }
  'mid-missing': Named
  'mid-proposed': Named & { readonly mid: string }
  'mid-textile': Named
  'maker-is-seller': Named
}

/** Chapters whose maker's code must be that of the one who confers origin: 19 CFR 102.23(a). */
const TEXTILES = /^(5[0-9]|6[0-3])/

export const ORIGIN_CHECKS: Checks<OriginReasons> = {
  'origin-missing': {
    level: 'stops',
    papers: INVOICES,
    fix: 'item',
    find: eachItem(({ countryOfOrigin }) => so(!countryOfOrigin), 'countryOfOrigin'),
  },
  'origin-unknown': {
    level: 'stops',
    papers: ['commercial_invoice', 'combined_invoice', 'fda'],
    fix: 'item',
    find: eachItem(
      ({ countryOfOrigin: given }) => (given && !parseCountry(given) ? { given } : undefined),
      'countryOfOrigin',
    ),
  },
  'origin-american': {
    level: 'notes',
    papers: INVOICES,
    fix: 'item',
    alike: () => '',
    find: eachItem(({ countryOfOrigin }) => so(parseCountry(countryOfOrigin ?? '') === 'US'), 'countryOfOrigin'),
  },
  'maker-missing': {
    level: 'stops',
    papers: INVOICES,
    fix: 'item',
    find: eachItem(({ maker }) => so(!maker), 'manufacturingAddress'),
  },
  'maker-incomplete': {
    level: 'stops',
    papers: INVOICES,
    fix: 'item',
    find: eachItem(
      (item) => so(item.maker && fieldGaps(item).some(({ field, why }) => field === 'maker' && why === 'missing')),
      'manufacturingAddress',
    ),
  },
  'maker-country-differs': {
    level: 'stops',
    papers: INVOICES,
    fix: 'item',
    find: eachItem((item) => {
      const differs = fieldGaps(item).some(({ why }) => why === 'origin-mismatch')
      return differs ? { maker: item.maker?.country ?? '', origin: item.countryOfOrigin ?? '' } : undefined
    }, 'manufacturingAddress'),
  },
  'maker-country-reasoned': {
    level: 'notes',
    papers: INVOICES,
    fix: 'item',
    alike: ({ given }) => given,
    find: eachItem(({ maker, countryOfOrigin, originMismatchReason: given }) => {
      return originMatch(maker?.country, countryOfOrigin) === 'differs' && given ? { given } : undefined
    }, 'manufacturingAddress'),
  },
  'mid-missing': {
    level: 'warns',
    papers: INVOICES,
    fix: 'item',
    alike: () => '',
    find: eachItem(({ maker, mid }) => so(maker && !mid), 'mid'),
  },
  'mid-proposed': {
    level: 'notes',
    papers: INVOICES,
    fix: 'item',
    alike: () => '',
    find: eachItem(({ mid }) => (mid?.isProposed ? { mid: mid.code } : undefined), 'mid'),
  },
  'mid-textile': {
    level: 'notes',
    papers: INVOICES,
    fix: 'item',
    alike: () => '',
    find: eachItem(({ htsCode }) => so(TEXTILES.test(htsCode ?? '')), 'mid'),
  },
  'maker-is-seller': {
    level: 'notes',
    papers: INVOICES,
    fix: 'item',
    alike: () => '',
    find: eachItem(
      ({ maker }, { seller }) => so(seller && maker && seller.name.toLowerCase() === maker.name.trim().toLowerCase()),
      'manufacturingAddress',
    ),
  },
}
