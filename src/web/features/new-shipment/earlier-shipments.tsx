// Goods out of an earlier shipment, with all that was settled of them.
import { Button } from '@mantine/core'
import { useState } from 'react'
import { getShipmentContent } from '#contract/own-shipments.ts'
import { listShipments } from '#contract/shipments.ts'
import { texts as en } from '#texts/en/new-shipment.ts'
import { call } from '../../api/call.ts'
import { useClientAccess } from '../../api/client-access.ts'
import { failureText } from '../../api/failures.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { useTexts } from '../../language/page-language.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Bring } from './bring.ts'
import css from './new-shipment.module.css'
import { useSearchBox } from './search-box.tsx'
import { draftOf } from './shipment-draft.ts'

export function EarlierShipments({ onBring }: { readonly onBring: Bring }) {
  const texts = useTexts(en)
  const access = useClientAccess()
  const { search, box } = useSearchBox(texts.searchShipments)
  const [loading, setLoading] = useState<string>()
  const [failed, setFailed] = useState<unknown>()
  const shipments = useEndpoint(listShipments, { query: { page: 1, search } }, { keepLast: true })
  const use = async (id: string) => {
    setLoading(id)
    setFailed(undefined)
    try {
      const { data } = await call(getShipmentContent, { params: { id } }, access)
      onBring(draftOf(data).lines.map(({ cells }) => cells))
    } catch (error) {
      setFailed(error)
    } finally {
      setLoading(undefined)
    }
  }
  return (
    <div className={css.stack}>
      {box}
      {shipments.isPending && <Loading sentence={texts.reading} rows={3} />}
      {shipments.isError && (
        <ErrorNotice
          inline
          title={failureText(shipments.error, texts.loadFailed, texts.noConnection)}
          query={shipments}
        />
      )}
      {failed !== undefined && (
        <Notice tone="bad" role="alert">
          {failureText(failed, texts.loadFailed, texts.noConnection)}
        </Notice>
      )}
      {shipments.data?.data.length === 0 && (
        <p className="sm dim">{search === '' ? texts.noShipments : texts.noShipmentsMatch}</p>
      )}
      <ul className={css.choices}>
        {shipments.data?.data.map(({ id, reference, skuCount }) => (
          <li key={id}>
            <span className={css.choice}>
              <b>{reference}</b>
              <span className="xs dim">{texts.lines(String(skuCount))}</span>
            </span>
            <Button
              aria-label={texts.goodsOfShipment(reference)}
              loading={loading === id}
              disabled={skuCount === 0}
              onClick={() => void use(id)}
            >
              {texts.add}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
