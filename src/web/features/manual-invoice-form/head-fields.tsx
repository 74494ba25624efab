// Number and dates of the invoice. An untouched number and date are the proposed ones.
import { NativeSelect, TextInput } from '@mantine/core'
import { EXPORT_REASONS } from '#domain/invoice/export-reason.ts'
import { texts as invoiceEn } from '#texts/en/invoice.ts'
import { texts as en } from '#texts/en/manual-invoice-form.ts'
import { useTexts } from '../../language/page-language.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { type Defaults, headFieldId, headOf, type InvoiceDraft } from './invoice-draft.ts'
import css from './manual-invoice-form.module.css'
import type { ChangeDraft } from './use-draft.ts'

type Props = { readonly draft: InvoiceDraft; readonly defaults: Defaults; readonly change: ChangeDraft }
type Head = 'invoiceNumber' | 'invoiceDate' | 'shippingDate'

export function HeadFields({ draft, defaults, change }: Props) {
  const texts = useTexts(en)
  const invoiceTexts = useTexts(invoiceEn)
  const head = headOf(draft, defaults)
  const set = (field: Head) => (value: string) => change((given) => ({ ...given, [field]: value }))
  return (
    <div className={css.head}>
      <TextInput
        id={headFieldId('invoiceNumber')}
        label={texts.invoiceNumber}
        description={texts.invoiceNumberHint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={60}
        autoComplete="off"
        value={head.invoiceNumber}
        onChange={(event) => set('invoiceNumber')(event.currentTarget.value)}
      />
      <DateField
        id={headFieldId('invoiceDate')}
        label={texts.invoiceDate}
        value={head.invoiceDate}
        onChange={set('invoiceDate')}
      />
      <DateField
        id={headFieldId('shippingDate')}
        label={texts.shippingDate}
        value={head.shippingDate}
        onChange={set('shippingDate')}
      />
      <NativeSelect
        label={texts.reasonForExport}
        data={[
          { value: '', label: texts.reasonByDestination },
          ...EXPORT_REASONS.map((each) => ({ value: each, label: invoiceTexts.reasons[each] })),
        ]}
        value={draft.reasonForExport}
        onChange={(event) => {
          const reasonForExport = EXPORT_REASONS.find((each) => each === event.currentTarget.value) ?? ''
          change((given) => ({ ...given, reasonForExport }))
        }}
      />
    </div>
  )
}
