// The paper as it will be printed, live while the form is filled in.
import { memo } from 'react'
import type { ManualInvoice } from '#domain/invoice/manual-invoice.ts'
import type { PrintedParty } from '#domain/invoice/parties.ts'
import { amountText } from '#domain/money.ts'
import { texts as words } from '#texts/invoice-paper.ts'
import { texts as paperTexts } from '#texts/manual-invoice.ts'
import { texts } from '#texts/manual-invoice-form.ts'
import { ReceiptTotal } from '../../ui/receipt.tsx'
import { Tag } from '../../ui/tag.tsx'
import css from './paper-preview.module.css'

export const PaperPreview = memo(function PaperPreview({ invoice }: { readonly invoice: ManualInvoice }) {
  return (
    <section className={css.frame} aria-label={texts.preview}>
      <div className={css.bar}>
        <span className="xs dim">{texts.previewHint}</span>
        <Tag>{texts.draft}</Tag>
      </div>
      <div className={css.paper}>
        <h2 className={css.title}>{paperTexts.title}</h2>
        <dl className={css.head}>
          <Fact name={words.invoiceNumber} value={invoice.number} />
          <Fact name={words.date} value={invoice.date} />
          <Fact name={paperTexts.shippingDate} value={invoice.shippingDate} />
        </dl>
        <div className={css.parties}>
          {invoice.parties.map((party) => (
            <Party key={party.role} party={party} />
          ))}
        </div>
        <Lines invoice={invoice} />
        <ReceiptTotal
          label={texts.previewTotal(invoice.totals.units)}
          amount={texts.usd(amountText(invoice.totals.usd))}
        />
        <p className={css.small}>
          {words.reasonForExport}: {invoice.reasonForExport}. {paperTexts.taxes}: {invoice.taxesPaidBy}.
        </p>
        {[...invoice.warnings, ...invoice.notes].map((note) => (
          <p key={note} className={css.small}>
            {note}
          </p>
        ))}
      </div>
    </section>
  )
})

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

const Party = ({ party }: { readonly party: PrintedParty }) => (
  <div>
    <span className={css.role}>{party.role}</span>
    {party.name}
    {party.lines.map((line) => (
      <span key={line} className={css.line}>
        {line}
      </span>
    ))}
  </div>
)

function Lines({ invoice }: { readonly invoice: ManualInvoice }) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{words.description}</th>
          <th scope="col">
            {words.tariff} · {words.origin}
          </th>
          <th scope="col">{texts.quantityShort}</th>
          <th scope="col">{paperTexts.unit}</th>
          <th scope="col">{paperTexts.total}</th>
        </tr>
      </thead>
      <tbody>
        {invoice.lines.map((line, index) => (
          <tr key={`${String(index)} ${line.description}`}>
            <th scope="row">
              {line.description}
              <span className={css.line}>{line.weightAndSize}</span>
            </th>
            <td>
              <span className="mono">{line.htsCode}</span>
              <br />
              <span className="mono">{line.origin}</span>
            </td>
            <td>{line.quantity.toLocaleString('en-CA')}</td>
            <td>{line.unitUsd}</td>
            <td>{amountText(line.totalUsd)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
