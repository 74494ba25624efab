// Goods out of the client's own products: what is remembered of them comes along.
import { Button } from '@mantine/core'
import { listCatalogue } from '#contract/catalogue.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { formatHtsCode } from '#domain/hts-code.ts'
import { texts as en } from '#texts/en/new-shipment.ts'
import { failureText } from '../../api/failures.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { useTexts } from '../../language/page-language.tsx'
import { EndedCodeTag } from '../../ui/ended-code-tag.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { Loading } from '../../ui/loading.tsx'
import type { Bring } from './bring.ts'
import css from './new-shipment.module.css'
import { useSearchBox } from './search-box.tsx'

type Product = AnswerOf<typeof listCatalogue>['data'][number]
export function OwnProducts({ onBring }: { readonly onBring: Bring }) {
  const texts = useTexts(en)
  const { search, box } = useSearchBox(texts.searchProducts)
  const products = useEndpoint(listCatalogue, { query: { page: 1, search } }, { keepLast: true })
  return (
    <div className={css.stack}>
      {box}
      {products.isPending && <Loading sentence={texts.reading} rows={3} />}
      {products.isError && (
        <ErrorNotice
          title={texts.loadFailed}
          text={failureText(products.error, texts.loadFailed, texts.noConnection)}
          query={products}
        />
      )}
      {products.data?.data.length === 0 && (
        <p className="sm dim">{search === '' ? texts.noProducts : texts.noProductsMatch}</p>
      )}
      <ul className={css.choices}>
        {products.data?.data.map((product) => (
          <li key={product.asin}>
            <span className={css.choice}>
              <b>{product.description ?? product.asin}</b>
              <span className="xs dim mono">{[product.sku, product.asin].filter(Boolean).join(' · ')}</span>
              {product.ended && product.hts_code && (
                <span className="xs">
                  <span className="mono">{formatHtsCode(product.hts_code)}</span> <EndedCodeTag end={product.ended} />
                </span>
              )}
            </span>
            <Button
              aria-label={texts.addNamed(product.description ?? product.asin)}
              onClick={() => onBring([lineOf(product)])}
            >
              {texts.add}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Code and maker come with the ASIN: the server remembers both. */
function lineOf({ sku, asin, description, cogs_cad, country_of_origin }: Product) {
  const cells = {
    sku: sku ?? asin,
    asin,
    description: description ?? '',
    cost_cad: cogs_cad === null ? '' : cogs_cad.toFixed(2),
    country_of_origin: country_of_origin ?? '',
  }
  return Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== ''))
}
