// What the carrier's customs invoice says: why the goods are sold, who pays, and the goods themselves as the shipment has them.
import { NativeSelect, TextInput } from '@mantine/core'
import { countryName } from '#domain/countries.ts'
import { formatHtsCode } from '#domain/hts-code.ts'
import { amountText, cad, decimal } from '#domain/money.ts'
import { texts } from '#texts/en/staff-cart.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Tag } from '../../ui/tag.tsx'
import css from './add-to-cart.module.css'
import { type CartDraft, type Proposed, taxRecipient } from './cart-draft.ts'

/** The freight services' own word for it. */
const SOLD = 'commercially-sold-goods'

type Customs = Proposed['customsData']
type Product = Customs['products'][number]
type Props = {
  readonly draft: CartDraft
  readonly customs: Customs
  readonly onChange: (draft: CartDraft) => void
}

export function CartCustoms({ draft, customs, onChange }: Props) {
  return (
    <section aria-label={texts.customs}>
      <h3>{texts.customs}</h3>
      <div className={css.customs}>
        <TextInput
          label={texts.reason}
          maxLength={60}
          value={draft.reasonForExport === SOLD ? texts.soldGoods : draft.reasonForExport}
          onChange={({ currentTarget: { value } }) => onChange({ ...draft, reasonForExport: value })}
        />
        <NativeSelect
          label={texts.taxRecipient}
          data={taxRecipient.options.map((value) => ({ value, label: texts.recipients[value] }))}
          value={draft.taxRecipient}
          onChange={(event) => onChange({ ...draft, taxRecipient: taxRecipient.parse(event.currentTarget.value) })}
        />
        <div className={css.currency}>
          <span className="xs faint">{texts.currency}</span>
          <b>{customs.currency}</b>
        </div>
      </div>
      <details className={css.products}>
        <summary>{texts.products(customs.products.length)}</summary>
        <DataTable
          label={texts.customs}
          columns={COLUMNS}
          rows={customs.products}
          rowKey={(product) => `${product.sku} ${product.description}`}
        />
      </details>
    </section>
  )
}

const Missing = () => <Tag tone="bad">{texts.missing}</Tag>

const COLUMNS: readonly Column<Product>[] = [
  { key: 'product', header: texts.product, isSubject: true, width: '40%', cell: (row) => row.description },
  {
    key: 'code',
    header: texts.code,
    phoneLabel: texts.code,
    cell: (row) => (row.htsCode ? <span className="mono">{formatHtsCode(row.htsCode)}</span> : <Missing />),
  },
  {
    key: 'origin',
    header: texts.origin,
    phoneLabel: texts.origin,
    cell: (row) => (row.countryOfOrigin ? countryName(row.countryOfOrigin) : <Missing />),
  },
  {
    key: 'quantity',
    header: texts.quantity,
    phoneLabel: texts.quantity,
    isNumber: true,
    cell: (row) => row.quantity.toLocaleString('en-CA'),
  },
  {
    key: 'price',
    header: texts.unitPrice,
    phoneLabel: texts.unitPrice,
    isNumber: true,
    cell: (row) => (row.unitPrice === null ? <Missing /> : amountText(cad(decimal(String(row.unitPrice))))),
  },
]
