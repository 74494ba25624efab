// Checks of tariff codes and what they bring: duty, bans, agencies. Source: decisions e, f, j; customs facts, sections 0 and 6.
import { texts as invoiceTexts } from '#texts/en/invoice.ts'
import { texts } from '#texts/en/preflight.ts'
import { dateText } from '../../calendar.ts'
import { formatHtsCode, htsDigits } from '../../hts-code.ts'
import { permissionText } from '../../shipment/entry-permission.ts'
import {
  ALL_PAPERS,
  alikeItems,
  type Check,
  called,
  eachItem,
  INVOICES,
  type PreflightItem,
  type Said,
} from './check.ts'

const UNSURE_BELOW = '70'

export const CODE_CHECKS: readonly Check[] = [
  {
    id: 'code-missing',
    level: 'stops',
    papers: INVOICES,
    fix: 'item',
    find: eachItem((item) => (item.htsCode ? undefined : texts.codeMissing(called(item))), 'htsCode'),
  },
  {
    id: 'code-unfinished',
    level: 'stops',
    papers: INVOICES,
    fix: 'item',
    find: eachItem((item) => {
      const digits = htsDigits(item.htsCode ?? '').length
      return digits > 0 && digits !== 10 ? texts.codeUnfinished(called(item), digits) : undefined
    }, 'htsCode'),
  },
  {
    id: 'code-gone',
    level: 'stops',
    papers: INVOICES,
    fix: 'item',
    find: eachItem(
      (item) =>
        item.isCodeCurrent === false
          ? invoiceTexts.codeGone(called(item), formatHtsCode(item.htsCode ?? ''))
          : undefined,
      'htsCode',
    ),
  },
  {
    id: 'code-unconfirmed',
    level: 'stops',
    papers: INVOICES,
    fix: 'item',
    find: eachItem((item, { confirming }) => {
      const isOpen = item.htsCode && !item.isCodeConfirmed && !confirming.includes(item.id)
      return isOpen ? `${called(item)}: ${invoiceTexts.codesUnconfirmed(1)}` : undefined
    }, 'htsCode'),
  },
  {
    id: 'code-unsure',
    level: 'notes',
    papers: ALL_PAPERS,
    fix: 'item',
    find: eachItem((item) => {
      const { htsConfidence } = item
      return htsConfidence?.lt(UNSURE_BELOW)
        ? texts.codeLowConfidence(called(item), htsConfidence.toFixed(0))
        : undefined
    }, 'htsCode'),
  },
  {
    id: 'code-residual',
    level: 'notes',
    papers: INVOICES,
    fix: 'item',
    find: alikeItems(
      (item) =>
        /^other\b/i.test(item.tariff?.title ?? '')
          ? [{ one: texts.codeOther(called(item)), together: texts.codesOther }]
          : [],
      'htsCode',
    ),
  },
  {
    id: 'prohibited',
    level: 'stops',
    papers: INVOICES,
    fix: 'item',
    find: eachItem((item) => {
      const outcome = item.duty?.outcome
      if (outcome?.kind !== 'prohibited' || item.permission) return undefined
      return invoiceTexts.prohibited(called(item), dateText(outcome.since))
    }, 'htsCode'),
  },
  {
    id: 'prohibited-elsewhere',
    level: 'warns',
    papers: ['cusma', 'fda'],
    fix: 'item',
    find: eachItem((item) => {
      const outcome = item.duty?.outcome
      if (outcome?.kind !== 'prohibited' || item.permission) return undefined
      return invoiceTexts.prohibited(called(item), dateText(outcome.since))
    }, 'htsCode'),
  },
  {
    id: 'prohibited-permitted',
    level: 'notes',
    papers: ALL_PAPERS,
    fix: 'item',
    find: eachItem((item) => {
      const isPermitted = item.duty?.outcome.kind === 'prohibited' && item.permission
      return isPermitted ? permissionText(called(item), item.permission) : undefined
    }, 'htsCode'),
  },
  {
    id: 'duty-unknown',
    level: 'warns',
    papers: INVOICES,
    fix: 'item',
    find: eachItem((item) => {
      const outcome = item.duty?.outcome
      return outcome?.kind === 'unknown' ? texts.dutyUnknown(called(item), outcome.missing.join(' ')) : undefined
    }, 'unitQuantities'),
  },
  {
    id: 'weight-missing',
    level: 'warns',
    papers: INVOICES,
    fix: 'item',
    find: alikeItems(
      (item) =>
        item.tariff?.units.includes('kg') && !item.netKg
          ? [{ one: texts.weightMissing(called(item)), together: texts.weightsMissing }]
          : [],
      'unitQuantities',
    ),
  },
  {
    id: 'additional-duty',
    level: 'notes',
    papers: INVOICES,
    fix: 'item',
    find: alikeItems(
      (item) => (item.duty?.additional ? [{ one: texts.dutyHigh(called(item)), together: texts.dutiesHigh }] : []),
      'htsCode',
    ),
  },
  {
    id: 'agency-required',
    level: 'notes',
    papers: INVOICES,
    fix: 'item',
    find: alikeItems((item) => agenciesThat(item, 'required'), 'htsCode'),
  },
  {
    id: 'agency-possible',
    level: 'notes',
    papers: INVOICES,
    fix: 'item',
    find: alikeItems((item) => agenciesThat(item, 'may_be_required'), 'htsCode'),
  },
]

/** Every agency beside FDA, which has checks of its own; one that requires data is not named again as one that may ask. */
function agenciesThat(item: PreflightItem, asks: 'required' | 'may_be_required'): readonly Said[] {
  const others = item.agencies.filter(({ agency }) => agency !== 'FDA')
  const required = new Set(others.filter(({ level }) => level === 'required').map(({ agency }) => agency))
  const concerned = others.filter(
    ({ level, agency }) => level === asks && (asks === 'required' || !required.has(agency)),
  )
  return [...Map.groupBy(concerned, ({ agency }) => agency)].map(([agency, rows]) => {
    if (asks === 'may_be_required') {
      return {
        one: texts.agencyPossible(called(item), agency),
        together: (names) => texts.agencyMayAsk(names, agency),
      }
    }
    const papers = [...new Set(rows.flatMap(({ documents }) => documents))].join(', ')
    return {
      one: texts.agencyRequired(called(item), agency, papers),
      together: (names) => texts.agencyRequires(names, agency, papers),
    }
  })
}
