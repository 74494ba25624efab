// The freight cart: what waits for its carrier, of all clients or of one. Client and page stand in the address.
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { listFreightCarts, removeFreightCart } from '#contract/freight.ts'
import { texts as freightTexts } from '#texts/en/freight.ts'
import { texts } from '#texts/en/staff-cart.ts'
import { failureText } from '../../api/failures.ts'
import { useEndpoint, useSend } from '../../api/hooks.ts'
import { ClientPicker } from '../../features/clients/client-picker.tsx'
import { CartList, type CartRow } from '../../features/freight-cart/cart-list.tsx'
import { type CartFormat, useExport } from '../../features/freight-cart/use-export.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { Icon } from '../../ui/icons.tsx'
import { type Said, SaidAlert, showToast } from '../../ui/show-alert.tsx'
import classes from '../list-page.module.css'
import { PageHead } from '../page-head.tsx'
import { pageIn } from '../page-in.ts'
import { usePageTitle } from '../use-page-title.ts'
import { clientIn } from './client-in.ts'

const FORMATS: readonly { readonly format: CartFormat; readonly label: string }[] = [
  { format: 'csv', label: texts.exportCsv },
  { format: 'json', label: texts.exportJson },
]

export function FreightCartPage() {
  usePageTitle(texts.cartTitle)
  const [params, setParams] = useSearchParams()
  const clientId = clientIn(params)
  const page = pageIn(params)
  const [said, setSaid] = useState<Said>()
  const [removing, setRemoving] = useState<CartRow>()
  const carts = useEndpoint(listFreightCarts, { query: { page, clientId } }, { keepLast: true })
  const file = useExport(clientId, setSaid)
  const remove = useSend(removeFreightCart)
  const go = (client: string | undefined, toPage: number) =>
    setParams({ ...(client ? { client } : {}), ...(toPage > 1 ? { page: String(toPage) } : {}) })
  const total = carts.data?.pagination.total
  const takeOut = (row: CartRow) => {
    setRemoving(undefined)
    remove.mutate(
      { params: { clientId: row.clientId, cartId: row.cart_id } },
      {
        onSuccess: () => {
          showToast({ text: () => texts.removed(row.carrier, row.reference) })
          void carts.refetch()
        },
        onError: (problem) =>
          setSaid({
            kind: 'failure',
            text: failureText(problem, freightTexts.removeCartFailed),
          }),
      },
    )
  }
  return (
    <>
      <PageHead title={texts.cartTitle} subtitle={texts.cartHint}>
        {FORMATS.map(({ format, label }) => (
          <Button
            key={format}
            leftSection={<Icon name="download" />}
            disabled={!total}
            loading={file.running === format}
            onClick={() => file.run(format)}
          >
            {label}
          </Button>
        ))}
      </PageHead>
      <SaidAlert said={said} onClose={() => setSaid(undefined)} />
      <div className={classes.searchRow}>
        <div className={classes.picker}>
          <ClientPicker
            label={texts.client}
            placeholder={texts.allClients}
            clientId={clientId}
            onChange={(client) => go(client, 1)}
          />
        </div>
      </div>
      <CartList
        carts={carts}
        ofOneClient={clientId !== undefined}
        onRetry={() => void carts.refetch()}
        onPage={(next) => go(clientId, next)}
        onRemove={setRemoving}
      />
      {removing && (
        <Confirm
          title={texts.removeTitle}
          action={texts.remove}
          onConfirm={() => takeOut(removing)}
          onCancel={() => setRemoving(undefined)}
        >
          {texts.removeText(removing.carrier, removing.reference)}
        </Confirm>
      )}
    </>
  )
}
