// Checks of origin and maker. Source: 19 CFR 134, 102.23, 141.86(a)(10); decisions o.
import { texts as invoiceTexts } from '#texts/en/invoice.ts'
import { texts } from '#texts/en/preflight.ts'
import { originMatch } from '../../address/origin-match.ts'
import { countryName, parseCountry } from '../../countries.ts'
import { fieldGaps } from '../../shipment/item.ts'
import { alikeItems, type Check, called, eachItem, INVOICES } from './check.ts'

/** Chapters whose maker's code must be that of the one who confers origin: 19 CFR 102.23(a). */
const TEXTILES = /^(5[0-9]|6[0-3])/

export const ORIGIN_CHECKS: readonly Check[] = [
  {
    id: 'origin-missing',
    level: 'stops',
    papers: INVOICES,
    fix: 'item',
    find: eachItem((item) => (item.countryOfOrigin ? undefined : texts.originMissing(called(item))), 'countryOfOrigin'),
  },
  {
    id: 'origin-unknown',
    level: 'stops',
    papers: ['commercial_invoice', 'combined_invoice', 'fda'],
    fix: 'item',
    find: eachItem((item) => {
      const given = item.countryOfOrigin
      return given && !parseCountry(given) ? texts.originUnknown(called(item), given) : undefined
    }, 'countryOfOrigin'),
  },
  {
    id: 'origin-american',
    level: 'notes',
    papers: INVOICES,
    fix: 'item',
    find: alikeItems(
      (item) =>
        parseCountry(item.countryOfOrigin ?? '') === 'US'
          ? [{ one: texts.originAmerican(called(item)), together: texts.originAmericans }]
          : [],
      'countryOfOrigin',
    ),
  },
  {
    id: 'maker-missing',
    level: 'stops',
    papers: INVOICES,
    fix: 'item',
    find: eachItem((item) => (item.maker ? undefined : texts.makerMissing(called(item))), 'manufacturingAddress'),
  },
  {
    id: 'maker-incomplete',
    level: 'stops',
    papers: INVOICES,
    fix: 'item',
    find: eachItem((item) => {
      const isOpen = fieldGaps(item).some(({ field, why }) => field === 'maker' && why === 'missing')
      return item.maker && isOpen ? texts.makerPart(called(item)) : undefined
    }, 'manufacturingAddress'),
  },
  {
    id: 'maker-country-differs',
    level: 'stops',
    papers: INVOICES,
    fix: 'item',
    find: eachItem((item) => {
      const differs = fieldGaps(item).some(({ why }) => why === 'origin-mismatch')
      if (!differs) return undefined
      const origin = countryName(item.countryOfOrigin ?? '')
      return invoiceTexts.itemOriginDiffers(called(item), countryName(item.maker?.country ?? ''), origin)
    }, 'manufacturingAddress'),
  },
  {
    id: 'maker-country-reasoned',
    level: 'notes',
    papers: INVOICES,
    fix: 'item',
    find: eachItem((item) => {
      const differs = originMatch(item.maker?.country, item.countryOfOrigin) === 'differs'
      const reason = item.originMismatchReason
      return differs && reason ? texts.originReasoned(called(item), reason) : undefined
    }, 'manufacturingAddress'),
  },
  {
    id: 'mid-missing',
    level: 'warns',
    papers: INVOICES,
    fix: 'item',
    find: eachItem((item) => (item.maker && !item.mid ? texts.midMissing(called(item)) : undefined), 'mid'),
  },
  {
    id: 'mid-proposed',
    level: 'notes',
    papers: INVOICES,
    fix: 'item',
    find: alikeItems(
      ({ mid, ...item }) =>
        mid?.isProposed ? [{ one: texts.midProposed(called(item), mid.code), together: texts.midsProposed }] : [],
      'mid',
    ),
  },
  {
    id: 'mid-textile',
    level: 'notes',
    papers: INVOICES,
    fix: 'item',
    find: alikeItems(
      (item) =>
        TEXTILES.test(item.htsCode ?? '') ? [{ one: texts.midTrader(called(item)), together: texts.midTraders }] : [],
      'mid',
    ),
  },
  {
    id: 'maker-is-seller',
    level: 'notes',
    papers: INVOICES,
    fix: 'item',
    find: alikeItems((item, { seller }) => {
      const isSeller = seller && item.maker && seller.name.toLowerCase() === item.maker.name.trim().toLowerCase()
      return isSeller ? [{ one: texts.makerSelf(called(item)), together: texts.makersSelf }] : []
    }, 'manufacturingAddress'),
  },
]
