// The paper as it will be printed, live while the form is filled in.

import { amountText } from '#domain/money.ts'
import { texts as en } from '#texts/en/invoice.ts'
import { texts as paperTexts } from '#texts/en/invoice-paper.ts'
import type { CommercialInvoice } from '#words/papers/commercial-invoice.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { PaperGoods, PaperLines, PaperNote, PaperParty, PaperSheet, PaperTitle } from '../../ui/paper-sheet.tsx'
import { ReceiptTotal } from '../../ui/receipt.tsx'
import css from './invoice-preview.module.css'

type Props = {
  readonly invoice: CommercialInvoice
  /** Parts of the fulfilment centre's address that are still missing. */
  readonly missingParts: readonly string[]
}

/** A paper for US customs is in English whatever the language of the page. */
const HEADINGS = { quantity: paperTexts.quantityShort, unit: paperTexts.unitUsd, total: paperTexts.totalUsd }

export function InvoicePreview({ invoice, missingParts }: Props) {
  const texts = useTexts(en)
  const language = useLanguage()
  const lines = invoice.lines.map((line, at) => ({
    ...line,
    key: `${String(at)} ${line.sku} ${line.description}`,
    detail: [line.tariffQuantity, line.maker].filter(Boolean).join(' · '),
    origin: line.claim ? paperTexts.originWithClaim(line.origin, line.claim) : line.origin,
  }))
  return (
    <div className={css.pane}>
      <PaperSheet label={texts.preview} hint={texts.previewHint} tag={texts.draft}>
        <div className={css.top}>
          <div>
            <PaperTitle level="h3">{paperTexts.title}</PaperTitle>
            <PaperNote>
              {invoice.number} · {invoice.date}
            </PaperNote>
          </div>
          <div className={css.seller}>
            <b>{invoice.seller.name}</b>
            <PaperLines lines={invoice.seller.lines} />
          </div>
        </div>
        <div className={css.parties}>
          <PaperParty party={invoice.consignee}>
            {missingParts.map((part) => (
              <mark key={part} className={css.missing} lang={language}>
                {texts.fcPartMissing(part)}
              </mark>
            ))}
          </PaperParty>
          <PaperParty party={invoice.importer} />
          <PaperParty party={invoice.broker} />
          {invoice.facts.map(({ label, values: [name = '', ...lines] }) => (
            <PaperParty key={label} party={{ role: label, name, lines }} />
          ))}
        </div>
        <PaperGoods lines={lines} headings={HEADINGS} />
        <ReceiptTotal
          label={paperTexts.previewTotal(invoice.totals.units)}
          amount={`USD ${amountText(invoice.totals.usd)}`}
        />
        <PaperNote>{`CAD ${amountText(invoice.totals.cad)} · ${invoice.travels}`}</PaperNote>
        <PaperNote>
          {paperTexts.reasonForExport}: {invoice.reasonForExport}. {invoice.exchange.rate}, {invoice.exchange.source}.
        </PaperNote>
        {[...invoice.warnings, ...invoice.notes].map((note) => (
          <PaperNote key={note}>{note}</PaperNote>
        ))}
      </PaperSheet>
    </div>
  )
}
