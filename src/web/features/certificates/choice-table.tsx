// Products to choose from: code, origin and what each rests on, with a box to tick.
import { Checkbox } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { listCertifiableProducts } from '#contract/product-certificates.ts'
import { day } from '#domain/calendar.ts'
import { formatHtsCode } from '#domain/hts-code.ts'
import { texts as en } from '#texts/en/certificates.ts'
import { countryIn } from '#words/country-text.ts'
import { dateIn } from '#words/local-text.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Tag, type Tone } from '../../ui/tag.tsx'
import css from './certificates.module.css'

type Product = AnswerOf<typeof listCertifiableProducts>['data'][number]

const TONES: Readonly<Record<Product['standing'], Tone>> = {
  originating: 'ok',
  stated: 'info',
  outdated: 'warn',
  'not-originating': 'bad',
  unknown: 'info',
}

type Props = {
  readonly rows: readonly Product[]
  readonly chosen: ReadonlySet<string>
  readonly onTurn: (products: readonly string[], isIn: boolean) => void
}

export function ChoiceTable({ rows, chosen, onTurn }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const products = rows.map(({ product }) => product)
  const columns: readonly Column<Product>[] = [
    {
      key: 'choose',
      width: '44px',
      header: (
        <Checkbox
          aria-label={texts.chooseAll}
          checked={products.every((product) => chosen.has(product))}
          onChange={(event) => onTurn(products, event.currentTarget.checked)}
        />
      ),
      cell: ({ product, sku, description }) => (
        <Checkbox
          aria-label={texts.choose(description || sku)}
          checked={chosen.has(product)}
          onChange={(event) => onTurn([product], event.currentTarget.checked)}
        />
      ),
    },
    { key: 'product', header: texts.product, isSubject: true, width: '42%', cell: (row) => <Name row={row} /> },
    {
      key: 'code',
      header: texts.code,
      phoneLabel: texts.code,
      cell: ({ htsCode }) =>
        htsCode ? (
          <span className="mono">{formatHtsCode(htsCode)}</span>
        ) : (
          <span className="faint">{texts.noCode}</span>
        ),
    },
    {
      key: 'country',
      header: texts.country,
      phoneLabel: texts.country,
      cell: ({ origin }) => countryIn(language, origin),
    },
    {
      key: 'standing',
      header: texts.restsOn,
      phoneLabel: texts.restsOn,
      cell: ({ standing, certifiedUntil }) => (
        <span className={css.name}>
          <span>
            <Tag tone={TONES[standing]}>{texts.standings[standing]}</Tag>
          </span>
          {certifiedUntil && (
            <span className="xs faint">{texts.certifiedUntil(dateIn(language, day(certifiedUntil)))}</span>
          )}
        </span>
      ),
    },
  ]
  return (
    <DataTable
      label={texts.chooseTitle}
      columns={columns}
      rows={rows}
      rowKey={({ product }) => product}
      chosen={chosen}
      onOpen={({ product }) => onTurn([product], !chosen.has(product))}
    />
  )
}

function Name({ row: { product, sku, description } }: { readonly row: Product }) {
  return (
    <span className={css.name}>
      <span>{description || sku}</span>
      <span className="xs faint mono">{product === sku ? product : `${product} · ${sku}`}</span>
    </span>
  )
}
