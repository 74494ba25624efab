// The paper as it will be printed, live while the form is filled in.
import { memo } from 'react'
import { amountText } from '#domain/money.ts'
import { texts as words } from '#texts/en/invoice-paper.ts'
import { texts as paperTexts } from '#texts/en/manual-invoice.ts'
import { texts as en } from '#texts/en/manual-invoice-form.ts'
import type { ManualInvoice } from '#words/papers/manual-invoice.ts'
import { useTexts } from '../../language/page-language.tsx'
import { Fact } from '../../ui/fact.tsx'
import { PaperGoods, PaperNote, PaperParty, PaperSheet, PaperTitle } from '../../ui/paper-sheet.tsx'
import { ReceiptTotal } from '../../ui/receipt.tsx'
import css from './paper-preview.module.css'

/** A paper for US customs is in English whatever the language of the page. */
const HEADINGS = { quantity: words.quantityShort, unit: paperTexts.unit, total: paperTexts.total }

export const PaperPreview = memo(function PaperPreview({ invoice }: { readonly invoice: ManualInvoice }) {
  const texts = useTexts(en)
  const lines = invoice.lines.map((line, at) => ({
    ...line,
    key: `${String(at)} ${line.description}`,
    detail: line.weightAndSize,
  }))
  return (
    <PaperSheet label={texts.preview} hint={texts.previewHint} tag={texts.draft}>
      <PaperTitle level="h2">{paperTexts.title}</PaperTitle>
      <dl className={css.head}>
        <Fact name={words.invoiceNumber}>{invoice.number}</Fact>
        <Fact name={words.date}>{invoice.date}</Fact>
        <Fact name={paperTexts.shippingDate}>{invoice.shippingDate}</Fact>
      </dl>
      <div className={css.parties}>
        {invoice.parties.map((party) => (
          <PaperParty key={party.role} party={party} />
        ))}
      </div>
      <PaperGoods lines={lines} headings={HEADINGS} />
      <ReceiptTotal label={words.previewTotal(invoice.totals.units)} amount={en.usd(amountText(invoice.totals.usd))} />
      {invoice.totals.cad && <PaperNote>{paperTexts.cadPrice(amountText(invoice.totals.cad))}</PaperNote>}
      <PaperNote>
        {words.reasonForExport}: {invoice.reasonForExport}. {paperTexts.taxes}: {invoice.taxesPaidBy}.
      </PaperNote>
      {[...invoice.warnings, ...invoice.notes].map((note) => (
        <PaperNote key={note}>{note}</PaperNote>
      ))}
    </PaperSheet>
  )
})
