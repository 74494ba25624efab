// What a client may do with a shipment as a whole: change what is in it, copy it, cancel it, put it away. Each can be taken back.

import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { setShipmentStanding } from '#contract/own-shipments.ts'
import { completeData, listShipments } from '#contract/shipments.ts'
import { isEditable, knownStatus } from '#domain/shipment/status.ts'
import { texts as en } from '#texts/en/new-shipment.ts'
import { type Sentence, sentence } from '#words/language.ts'
import { failureOf } from '../../api/failures.ts'
import { useOutdate, useSend } from '../../api/hooks.ts'
import { usePlaces } from '../../api/places.ts'
import { useTexts } from '../../language/page-language.tsx'
import { MoreActions } from '../../ui/more-actions.tsx'
import { FailureAlert, showToast } from '../../ui/show-alert.tsx'
import css from './shipment-header.module.css'

type Props = {
  readonly shipment: {
    readonly id: string
    readonly reference: string
    readonly status: string
    readonly archived?: boolean | undefined
  }
}
type Standing = { readonly cancelled?: boolean; readonly archived?: boolean }

export function ShipmentStanding({ shipment: { id, reference, status, archived = false } }: Props) {
  const texts = useTexts(en)
  const places = usePlaces()
  const outdate = useOutdate()
  const send = useSend(setShipmentStanding)
  const say = (done: 'cancelled' | 'restored' | 'archived' | 'unarchived') =>
    sentence(en, (texts) => texts[done](reference))
  const set = (body: Standing, said: Sentence, back?: Standing) =>
    send.mutate(
      { params: { id }, body },
      {
        onSuccess: () => {
          outdate(listShipments, completeData)
          const undone = back?.cancelled === false ? say('restored') : say('unarchived')
          showToast({
            text: said,
            ...(back
              ? { action: { label: sentence(en, (texts) => texts.takeBack), run: () => set(back, undone) } }
              : {}),
          })
        },
      },
    )
  const button = (label: string, onClick: () => void) => (
    <Button size="compact-sm" variant="subtle" disabled={send.isPending} onClick={onClick}>
      {label}
    </Button>
  )
  return (
    <div>
      <div className={css.standing}>
        <MoreActions size="compact">
          {isEditable(status) && (
            <Button size="compact-sm" variant="subtle" component={Link} to={places.editShipment(id)}>
              {texts.edit}
            </Button>
          )}
          <Button size="compact-sm" variant="subtle" component={Link} to={places.newShipment(id)}>
            {texts.copy}
          </Button>
          {isEditable(status) &&
            button(texts.cancel, () => set({ cancelled: true }, say('cancelled'), { cancelled: false }))}
          {knownStatus(status) === 'cancelled' &&
            button(texts.restore, () => set({ cancelled: false }, say('restored')))}
          {archived
            ? button(texts.unarchive, () => set({ archived: false }, say('unarchived')))
            : button(texts.archive, () => set({ archived: true }, say('archived'), { archived: false }))}
        </MoreActions>
      </div>
      <FailureAlert text={failureOf(send.error, texts.standingFailed, texts.noConnection)} onClose={send.reset} />
    </div>
  )
}
