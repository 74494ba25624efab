// The products as a table: what is remembered, what is not, and who stands behind the code.
import { Link } from 'react-router'
import { formatHtsCode } from '#domain/hts-code.ts'
import { cad, decimal } from '#domain/money.ts'
import { texts as en } from '#texts/en/catalogue-screen.ts'
import { texts as standingEn } from '#texts/en/code-standing.ts'
import { countryIn } from '#words/country-text.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EndedCodeTag } from '../../ui/ended-code-tag.tsx'
import { MoneyText } from '../../ui/money-text.tsx'
import { Tag } from '../../ui/tag.tsx'
import { instantDay } from '../../ui/when-text.ts'
import css from './catalogue.module.css'
import type { Product } from './product-draft.ts'

type Props = {
  readonly rows: readonly Product[]
  readonly activeAsin: string | undefined
  /** Address of the page with the product open. */
  readonly addressOf: (asin: string) => string
  readonly onOpen: (asin: string) => void
}

export function ProductTable({ rows, activeAsin, addressOf, onOpen }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const columns: readonly Column<Product>[] = [
    {
      key: 'product',
      header: texts.product,
      isSubject: true,
      width: '34%',
      cell: (row) => <Name row={row} to={addressOf(row.asin)} />,
    },
    {
      key: 'origin',
      header: texts.origin,
      phoneLabel: texts.origin,
      cell: (row) => (row.country_of_origin ? countryIn(language, row.country_of_origin) : <NotSet />),
    },
    {
      key: 'code',
      header: texts.htsCode,
      phoneLabel: texts.htsCode,
      cell: (row) => <Code row={row} to={addressOf(row.asin)} />,
    },
    {
      key: 'cost',
      header: texts.cost,
      phoneLabel: texts.cost,
      isNumber: true,
      cell: (row) => (
        <MoneyText value={row.cogs_cad === null ? null : cad(decimal(String(row.cogs_cad)))} missing={texts.notSet} />
      ),
    },
    {
      key: 'maker',
      header: texts.maker,
      phoneLabel: texts.maker,
      cell: (row) =>
        row.manufacturing_address ? <span className={css.maker}>{row.manufacturing_address}</span> : <NotSet />,
    },
    {
      key: 'updated',
      header: texts.updated,
      phoneLabel: texts.updated,
      cell: (row) =>
        row.updated_at ? (
          <span className={css.day}>{instantDay(language, row.updated_at)}</span>
        ) : (
          <span className="faint">{texts.never}</span>
        ),
    },
  ]
  return (
    <div className={css.table}>
      <DataTable
        label={texts.list}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.asin}
        activeKey={activeAsin}
        onOpen={(row) => onOpen(row.asin)}
      />
    </div>
  )
}

const NotSet = () => {
  const texts = useTexts(en)
  return <span className={`faint ${css.day}`}>{texts.notSet}</span>
}

function Name({ row, to }: { readonly row: Product; readonly to: string }) {
  const texts = useTexts(en)
  return (
    <span className={css.name}>
      {row.imageUrl ? (
        <img src={row.imageUrl} alt="" width={32} height={32} loading="lazy" />
      ) : (
        <span className={css.noImage} />
      )}
      <span className={css.words}>
        <Link to={to} className={css.asin} aria-label={texts.open(row.asin)}>
          <span className="mono">{row.asin}</span>
        </Link>
        {row.sku && <span className="xs faint">{texts.sku(row.sku)}</span>}
        <span className={css.description}>{row.description || texts.noDescription}</span>
      </span>
    </span>
  )
}

function Code({ row, to }: { readonly row: Product; readonly to: string }) {
  const texts = useTexts(en)
  const standingTexts = useTexts(standingEn)
  if (!row.hts_code) return <NotSet />
  return (
    <span className={css.code} title={row.hts_description ?? undefined}>
      <span className="mono">{formatHtsCode(row.hts_code)}</span>
      {!row.hts_confirmed_by && <Tag tone="ai">{texts.proposed}</Tag>}
      {row.ended && (
        <>
          <EndedCodeTag end={row.ended} />
          <Link to={to} className="xs" aria-label={standingTexts.replaceOf(row.asin)}>
            {standingTexts.replace}
          </Link>
        </>
      )}
    </span>
  )
}
