// Fetching the products of a seller's shop into the catalogue of a client.
import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { fetchShopProducts, listShops, type ShopName } from '#contract/shop-products.ts'
import { texts as importTexts } from '#texts/en/import.ts'
import { texts } from '#texts/en/import-screen.ts'
import { failureText } from '../../api/failures.ts'
import { useEndpoint, useSend } from '../../api/hooks.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { Notice } from '../../ui/notice.tsx'
import { FailureAlert } from '../../ui/show-alert.tsx'
import { ClientChoice } from './client-choice.tsx'
import css from './staff-import.module.css'

export function ShopFetch() {
  const shops = useEndpoint(listShops, {})
  const connected = (shops.data?.data ?? []).filter(({ configured }) => configured).map(({ name }) => name)
  if (shops.isPending) return null
  if (!shops.data)
    return (
      <Card title={texts.shop} label={texts.shop}>
        <ErrorNotice inline title={failureText(shops.error, importTexts.shopListFailed)} query={shops} />
      </Card>
    )
  return (
    <Card title={texts.shop} label={texts.shop}>
      {connected.length === 0 ? <p className="sm dim">{importTexts.shopOff}</p> : <FetchForm shops={connected} />}
    </Card>
  )
}

function FetchForm({ shops }: { readonly shops: readonly ShopName[] }) {
  const [clientId, setClientId] = useState<string | null>(null)
  const [shop, setShop] = useState(shops[0])
  const [alert, setAlert] = useState<string>()
  const fetching = useSend(fetchShopProducts)
  const done = fetching.data?.data
  const run = () => {
    if (!clientId || !shop) return
    setAlert(undefined)
    fetching.mutate(
      { params: { clientId }, body: { shop } },
      {
        onError: (error) => setAlert(failureText(error, importTexts.shopFailed)),
      },
    )
  }
  return (
    <div className={css.stack}>
      <p className="sm dim">{texts.shopHint}</p>
      <FailureAlert text={alert} onClose={() => setAlert(undefined)} />
      <div role="status">
        {done && (
          <Notice tone="ok">{texts.shopDone({ ...done.counts, read: done.read, unknown: done.unknown })}</Notice>
        )}
      </div>
      <div className={css.inline}>
        <ClientChoice value={clientId} onChange={setClientId} />
        <NativeSelect
          label={texts.shopName}
          data={shops.map((name) => ({ value: name, label: texts.shopNames[name] }))}
          value={shop}
          onChange={(event) => setShop(shops.find((name) => name === event.currentTarget.value))}
        />
        <ActionButton
          variant="filled"
          loading={fetching.isPending}
          disabledReason={clientId ? undefined : texts.needShopClient}
          onClick={run}
        >
          {texts.shopFetch}
        </ActionButton>
      </div>
    </div>
  )
}
