// The origin coach of a product; with a shipment in the address, what a claim saves on that shipment.
import { Link, useParams, useSearchParams } from 'react-router'
import { getProductOrigin } from '#contract/product-origin.ts'
import { completeData } from '#contract/shipments.ts'
import { formatHtsCode } from '#domain/hts-code.ts'
import { texts as answerEn } from '#texts/en/origin.ts'
import { texts as en } from '#texts/en/origin-coach.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { countIn } from '#words/local-text.ts'
import { failureText } from '../api/failures.ts'
import { useEndpoint } from '../api/hooks.ts'
import { usePlaces } from '../api/places.ts'
import type { ShipmentData } from '../api/shipment-item.ts'
import { costRequest } from '../features/cost-estimate/estimate-request.ts'
import type { GoodsToClaim } from '../features/origin-coach/claim-savings.tsx'
import { Coach } from '../features/origin-coach/coach.tsx'
import { Folder } from '../features/origin-coach/folder.tsx'
import css from '../features/origin-coach/origin-coach.module.css'
import type { ProductOrigin } from '../features/origin-coach/recipe-draft.ts'
import { useLanguage, useTexts } from '../language/page-language.tsx'
import { ErrorNotice } from '../ui/error-notice.tsx'
import { Loading } from '../ui/loading.tsx'
import { Notice } from '../ui/notice.tsx'
import { Term } from '../ui/term.tsx'
import { usePageTitle } from './use-page-title.ts'

export function OriginCoachPage() {
  const texts = useTexts(en)
  const answerTexts = useTexts(answerEn)
  const { product = '' } = useParams()
  const origin = useEndpoint(getProductOrigin, { params: { product } })
  const name = origin.data?.data.description || product
  usePageTitle(texts.title(name))
  if (origin.isPending) return <Loading sentence={texts.loading} />
  if (origin.isError)
    return (
      <ErrorNotice title={failureText(origin.error, answerTexts.productFailed, texts.noConnection)} query={origin} />
    )
  return <OneProduct key={product} origin={origin.data.data} name={name} />
}

function OneProduct({ origin, name }: { readonly origin: ProductOrigin; readonly name: string }) {
  const texts = useTexts(en)
  const places = usePlaces()
  const [params] = useSearchParams()
  const shipmentId = params.get('shipment')
  const goods = useGoods(origin, shipmentId)
  const { product, htsCode, isCodeConfirmed } = origin
  const productLink = <Link to={places.product(product)}>{texts.openProduct}</Link>
  return (
    <>
      <div className={css.head}>
        <p className="sm">
          {shipmentId ? (
            <Link to={places.shipment(shipmentId)}>{texts.backToShipment}</Link>
          ) : (
            <Link to={places.product(product)}>{texts.back}</Link>
          )}
        </p>
        <h1>{texts.title(name)}</h1>
        <p className="sm dim">
          {texts.subtitle} <Term of="cusma" />
        </p>
        {htsCode && <p className="sm dim mono">{texts.product(product, formatHtsCode(htsCode))}</p>}
        {htsCode === null && (
          <Notice tone="warn" actions={productLink}>
            {texts.noCode}
          </Notice>
        )}
        {htsCode !== null && !isCodeConfirmed && (
          <Notice tone="warn" actions={productLink}>
            {texts.codeProposed}
          </Notice>
        )}
      </div>
      <Coach origin={origin} goods={goods} />
      <div className={css.folder}>
        <Folder product={product} />
      </div>
    </>
  )
}

/** Units a saving is shown for where there is no shipment. */
const UNITS = 100

function useGoods(origin: ProductOrigin, shipmentId: string | null): GoodsToClaim {
  const language = useLanguage()
  const shipment = useEndpoint(
    completeData,
    { params: { id: shipmentId ?? '' } },
    { enabled: shipmentId !== null, freshFor: 60_000 },
  )
  if (shipmentId !== null) return { goods: shipment.data && ofShipment(language, origin, shipment.data.data), shipment }
  const cost = Number(origin.costCad ?? 0)
  const request = costRequest(
    [
      {
        description: origin.description,
        sku: origin.sku ?? origin.product,
        htsCode: origin.htsCode,
        countryOfOrigin: 'CA',
        declaredValue: cost > 0 ? cost : null,
        quantity: UNITS,
        unitQuantities: {},
        dutyAnswers: {},
      },
    ],
    false,
  )
  const label = wordsIn(language, en).savesOnUnits(countIn(language, UNITS))
  return { goods: request && { items: request.items, label } }
}

function ofShipment(language: Language, { product }: ProductOrigin, data: ShipmentData): GoodsToClaim['goods'] {
  const items = data.items.filter(({ asin, sku }) => asin === product || (asin === null && sku === product))
  const request = costRequest(items, false)
  return request && { items: request.items, label: wordsIn(language, en).savesOnShipment(data.shipment.reference) }
}
