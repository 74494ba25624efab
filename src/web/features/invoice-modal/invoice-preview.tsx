// The paper as it will be printed, live while the form is filled in.

import type { CommercialInvoice } from '#domain/invoice/commercial-invoice.ts'
import type { PrintedParty } from '#domain/invoice/parties.ts'
import { amountText } from '#domain/money.ts'
import { texts } from '#texts/invoice.ts'
import { texts as paperTexts } from '#texts/invoice-paper.ts'
import { ReceiptTotal } from '../../ui/receipt.tsx'
import { Tag } from '../../ui/tag.tsx'
import css from './invoice-preview.module.css'

type Props = {
  readonly invoice: CommercialInvoice
  /** Parts of the fulfilment centre's address that are still missing. */
  readonly missingParts: readonly string[]
}

export function InvoicePreview({ invoice, missingParts }: Props) {
  return (
    <section className={css.frame} aria-label={texts.preview}>
      <div className={css.bar}>
        <span className="xs faint">{texts.previewHint}</span>
        <Tag>{texts.draft}</Tag>
      </div>
      <div className={css.paper}>
        <div className={css.top}>
          <div>
            <h3 className={css.title}>{paperTexts.title}</h3>
            <p className={css.small}>
              {invoice.number} · {invoice.date}
            </p>
          </div>
          <div className={css.seller}>
            <b>{invoice.seller.name}</b>
            <Lines party={invoice.seller} />
          </div>
        </div>
        <div className={css.parties}>
          <Party party={invoice.consignee} missing={missingParts} />
          <Party party={invoice.importer} />
          <Party party={invoice.broker} />
        </div>
        <LineTable invoice={invoice} />
        <ReceiptTotal
          label={texts.previewTotal(invoice.totals.units)}
          amount={`USD ${amountText(invoice.totals.usd)}`}
        />
        <p className={css.small}>{`CAD ${amountText(invoice.totals.cad)} · ${invoice.travels}`}</p>
        <p className={css.small}>
          {paperTexts.reasonForExport}: {invoice.reasonForExport}. {invoice.exchange.rate}, {invoice.exchange.source}.
        </p>
        {invoice.notes.map((note) => (
          <p key={note} className={css.small}>
            {note}
          </p>
        ))}
      </div>
    </section>
  )
}

const Lines = ({ party }: { readonly party: PrintedParty }) =>
  party.lines.map((line) => (
    <span key={line} className={css.line}>
      {line}
    </span>
  ))

const Party = ({ party, missing = [] }: { readonly party: PrintedParty; readonly missing?: readonly string[] }) => (
  <div>
    <span className={css.role}>{party.role}</span>
    {party.name}
    <Lines party={party} />
    {missing.map((part) => (
      <mark key={part} className={css.missing}>
        {texts.fcPartMissing(part)}
      </mark>
    ))}
  </div>
)

function LineTable({ invoice }: { readonly invoice: CommercialInvoice }) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{paperTexts.description}</th>
          <th scope="col">
            {paperTexts.tariff} · {paperTexts.origin}
          </th>
          <th scope="col">{texts.quantityShort}</th>
          <th scope="col">{paperTexts.unitUsd}</th>
          <th scope="col">{paperTexts.totalUsd}</th>
        </tr>
      </thead>
      <tbody>
        {invoice.lines.map((line, index) => (
          <tr key={`${String(index)} ${line.sku} ${line.description}`}>
            <th scope="row">{line.description}</th>
            <td>
              <span className="mono">{line.htsCode}</span>
              <br />
              <span className="mono">
                {line.claim ? paperTexts.originWithClaim(line.origin, line.claim) : line.origin}
              </span>
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
