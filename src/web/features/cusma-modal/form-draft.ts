// The CUSMA form as one fills it in: what is typed, what is missing of the nine elements, and the paper it makes.
import { z } from 'zod'
import type { createCusmaForm, updateCusmaForm } from '#contract/cusma.ts'
import { cusmaForm } from '#contract/cusma-form.ts'
import type { AnswerOf, Asked } from '#contract/endpoint.ts'
import { type CalendarDate, parseDate } from '#domain/calendar.ts'
import { type MissingElement, missingElements } from '#domain/cusma/certificate.ts'
import type { CertifierCapacity, FilledForm } from '#domain/cusma/certificate-form.ts'
import { type CertificateGood, criterionOf, type OriginCriteria } from '#domain/cusma/certificate-goods.ts'
import { lack } from '#domain/cusma/lacks.ts'
import { texts as paper } from '#texts/en/cusma-paper.ts'
import { type CertificateView, certificateView } from '#words/papers/certificate.ts'

export type CusmaForm = AnswerOf<typeof createCusmaForm>['data']
/** What a form has in common, whatever it certifies. */
export type DraftedForm = Omit<CusmaForm, 'status' | 'outOfDate' | 'signedAt' | 'outdatedGoods' | 'certificate'>
/** What of the form is sent to be saved. */
export type FormFields = Omit<Asked<typeof updateCusmaForm>['body'] & object, 'field' | 'value' | 'updates'>

/** The form with its days as typed. */
export type FormDraft = Omit<FilledForm, 'blanketPeriod'> & { readonly startDate: string; readonly endDate: string }

export const draftOf = ({ blanketPeriod, ...form }: DraftedForm): FormDraft => ({
  certifierCapacity: form.certifierCapacity,
  certifier: form.certifier,
  exporter: form.exporter,
  producer: form.producer,
  importer: form.importer,
  originCriteria: form.originCriteria,
  leftOutItems: form.leftOutItems,
  wholeConfirmed: form.wholeConfirmed,
  covers: form.covers,
  signerName: form.signerName,
  signerTitle: form.signerTitle,
  ...blanketPeriod,
})

/** A draft, or part of one, as the browser keeps it. */
export const keptDraft = cusmaForm
  .pick({
    certifierCapacity: true,
    certifier: true,
    exporter: true,
    producer: true,
    importer: true,
    originCriteria: true,
    leftOutItems: true,
    wholeConfirmed: true,
    covers: true,
    signerName: true,
    signerTitle: true,
  })
  .extend({ startDate: z.string(), endDate: z.string() })
  .partial()

/** The days of the period, or undefined while one is no day. */
export function periodOf({ startDate, endDate }: Pick<FormDraft, 'startDate' | 'endDate'>) {
  const start = parseDate(startDate)
  const end = parseDate(endDate)
  return start && end ? { startDate: start, endDate: end } : undefined
}

/** Every good that may be certified, in the order of the items, with the criteria as chosen now. */
export function eligibleGoods(
  form: Pick<CusmaForm, 'goods' | 'leftOutGoods'>,
  items: readonly { readonly id: string }[],
  criteria: OriginCriteria,
): readonly CertificateGood[] {
  const place = new Map(items.map(({ id }, at) => [id, at]))
  return [...form.goods, ...form.leftOutGoods]
    .sort((one, other) => (place.get(one.itemId) ?? 0) - (place.get(other.itemId) ?? 0))
    .map((good) => {
      const chosen = Object.hasOwn(criteria, good.sku) ? criteria[good.sku] : undefined
      return {
        itemId: good.itemId,
        sku: good.sku,
        description: good.description,
        origin: good.origin,
        htsCode: good.hs6.replace('.', '') || null,
        hs6: good.hs6,
        isCodeConfirmed: good.isCodeConfirmed,
        ...criterionOf(good.tested, chosen),
        maker: good.maker,
      }
    })
}

/** The goods the certificate covers. */
export const coveredGoods = (
  goods: readonly CertificateGood[],
  { leftOutItems }: Pick<FormDraft, 'leftOutItems'>,
): readonly CertificateGood[] => goods.filter(({ itemId }) => !leftOutItems.includes(itemId))

/** Everything but the signature that keeps the form from being signed; `movesOn`: the day the goods move. A criterion nobody confirmed counts to element 7. */
export function missingOf(
  draft: FormDraft,
  goods: readonly CertificateGood[],
  movesOn: CalendarDate,
): readonly MissingElement[] {
  const filled = filledOf(draft, movesOn)
  const found = missingElements(filled, goods, movesOn).map((each) =>
    each.about === 'criterion' ? { ...each, element: 7 as const } : each,
  )
  return periodOf(draft) || draft.covers === 'shipment' ? found : [...found, { element: 8, ...lack('period-no-days') }]
}

/** The paper as it will be printed. */
export function previewOf(
  draft: FormDraft,
  goods: readonly CertificateGood[],
  reference: string,
  today: CalendarDate,
): CertificateView {
  const facts = { number: paper.numberLater, reference, invoiceNumber: '', signedOn: today, record: '' }
  return certificateView(filledOf(draft, today), goods, facts)
}

function filledOf({ startDate, endDate, ...form }: FormDraft, today: CalendarDate): FilledForm {
  return { ...form, blanketPeriod: periodOf({ startDate, endDate }) ?? { startDate: today, endDate: today } }
}

/** The change that makes the client certify in another capacity: it is then itself that party. */
export function asCapacity(draft: FormDraft, certifierCapacity: CertifierCapacity) {
  const { [certifierCapacity]: party } = draft
  return { certifierCapacity, [certifierCapacity]: { ...party, kind: 'same' as const } }
}

/** What of a change can be saved: days only when both are days. */
export function savable(change: Partial<FormDraft>, draft: FormDraft): FormFields {
  const { startDate, endDate, ...fields } = change
  if (startDate === undefined && endDate === undefined) return fields
  const blanketPeriod = periodOf(draft)
  return blanketPeriod ? { ...fields, blanketPeriod } : fields
}
