// Before a rate goes into the freight cart: the rate, where it goes, its boxes and what customs is told, all to be looked over.

import { useState } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import { addToFreightCart, freightCartDraft } from '#contract/freight.ts'
import { texts } from '#texts/en/staff-cart.ts'
import { factsOf } from '../../api/failure-facts.ts'
import { failureText, saysWhy } from '../../api/failures.ts'
import { useEndpoint, useSend } from '../../api/hooks.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { Loading } from '../../ui/loading.tsx'
import { MakeFooter } from '../../ui/make-footer.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AlertPanel } from '../../ui/show-alert.tsx'
import { useSubmitKey } from '../../ui/use-submit-key.ts'
import css from './add-to-cart.module.css'
import { CartBoxes } from './cart-boxes.tsx'
import { CartCustoms } from './cart-customs.tsx'
import { CartDestination } from './cart-destination.tsx'
import { type CartDraft, cartProblem, draftOf, type Proposed, toBody } from './cart-draft.ts'
import { type CartedRate, RateFacts } from './rate-facts.tsx'

export type AddedCart = AnswerOf<typeof addToFreightCart>

type Props = {
  readonly shipmentId: string
  readonly reference: string
  readonly placement: {
    readonly id: string
    readonly shipment_id: string | null
    readonly warehouse_id: string | null
  }
  readonly rate: CartedRate
  readonly onAdded: (added: AddedCart) => void
  readonly onClose: () => void
}

export function AddToCartDialog(props: Props) {
  const { shipmentId, reference, placement, onClose } = props
  const input = { params: { id: shipmentId }, query: { placementId: placement.id } }
  const proposed = useEndpoint(freightCartDraft, input)
  const subtitle = texts.to(placement.warehouse_id ?? texts.notKnown, reference)
  if (proposed.data) return <CartForm {...props} subtitle={subtitle} proposed={proposed.data.data} />
  return (
    <Dialog title={texts.title} subtitle={subtitle} onClose={onClose}>
      {proposed.isPending ? (
        <Loading sentence={texts.loading} rows={5} widths={[120, 260]} />
      ) : (
        <ErrorNotice title={texts.failed} text={failureText(proposed.error, texts.failed)} query={proposed} />
      )}
    </Dialog>
  )
}

type FormProps = Props & { readonly subtitle: string; readonly proposed: Proposed }

function CartForm({ shipmentId, placement, rate, proposed, subtitle, onAdded, onClose }: FormProps) {
  const [draft, setDraft] = useState<CartDraft>(() => draftOf(proposed))
  const send = useSend(addToFreightCart, { countsAsSave: true })
  const problem = cartProblem(draft)
  const add = () => {
    if (problem || send.isPending) return
    const body = toBody(draft, proposed, rate, placement)
    send.mutate({ params: { id: shipmentId }, body }, { onSuccess: onAdded })
  }
  useSubmitKey(add)
  return (
    <Dialog
      title={texts.title}
      subtitle={subtitle}
      width={860}
      onClose={onClose}
      footer={
        <MakeFooter action={texts.add} blocked={problem} isRunning={send.isPending} onCancel={onClose} onMake={add}>
          {proposed.service === 'portage' ? texts.keptInPortage : texts.sentToService}
        </MakeFooter>
      }
    >
      <div className={css.stack}>
        {send.error && (
          <AlertPanel kind="failure" onClose={send.reset}>
            <b>{texts.failed}</b> {reasonOf(send.error)}
          </AlertPanel>
        )}
        <RateFacts rate={rate} />
        {proposed.notes.length > 0 && (
          <Notice tone="warn" title={texts.toLookAt}>
            <ul className={css.notes}>
              {proposed.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </Notice>
        )}
        <CartDestination draft={draft} onChange={setDraft} />
        <CartBoxes draft={draft} onChange={setDraft} />
        <CartCustoms draft={draft} customs={proposed.customsData} onChange={setDraft} />
      </div>
    </Dialog>
  )
}

/** What stands behind the specified words, which the server may have put before it. */
const reasonOf = (error: unknown): string =>
  factsOf(error, 'freight-not-booked')?.said ?? (saysWhy(error) ? failureText(error, texts.failed) : '')
