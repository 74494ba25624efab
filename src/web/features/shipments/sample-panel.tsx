// Above the list: the sample shipment of a client that has one, else the offer of one to who is new.
import { Button } from '@mantine/core'
import { Link, useNavigate } from 'react-router'
import { getSampleShipment, makeSampleShipment } from '#contract/sample-shipment.ts'
import { texts as en } from '#texts/en/sample-shipment.ts'
import { sentence } from '#words/language.ts'
import { failureText } from '../../api/failures.ts'
import { useEndpoint, useOutdate, useSend } from '../../api/hooks.ts'
import { usePlaces } from '../../api/places.ts'
import { useRemoveSample } from '../../api/use-remove-sample.ts'
import { useTexts } from '../../language/page-language.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/notice.tsx'
import { FailureAlert, showToast } from '../../ui/show-alert.tsx'
import { Tag } from '../../ui/tag.tsx'
import { ThrowAwaySample } from '../../ui/throw-away-sample.tsx'
import { isNewClient } from './new-client.ts'
import css from './sample-panel.module.css'
import type { ShipmentRow } from './shipment-table.tsx'

type Props = { readonly rows: readonly ShipmentRow[]; readonly total: number }

/** Nothing while it is not known whether there is one. */
export function SamplePanel({ rows, total }: Props) {
  const sample = useEndpoint(getSampleShipment, {})
  if (!sample.data) return null
  const { data } = sample.data
  if (data) return <Listed {...data} />
  return isNewClient(rows, total) ? <Offer /> : null
}

function Listed({ id, reference }: { readonly id: string; readonly reference: string }) {
  const texts = useTexts(en)
  const places = usePlaces()
  const thrown = useRemoveSample(() => showToast({ text: sentence(en, (texts) => texts.thrownAway) }))
  return (
    <div className={css.panel}>
      <Notice
        tone="info"
        actions={
          <span className={css.actions}>
            <ThrowAwaySample run={thrown} />
            <Button component={Link} to={places.shipment(id)} variant="filled">
              {texts.open}
            </Button>
          </span>
        }
      >
        <span className={css.name}>
          <Link to={places.shipment(id)} className="mono">
            {reference}
          </Link>{' '}
          <Tag tone="warn">{texts.tag}</Tag>
        </span>
        {texts.listed}
      </Notice>
    </div>
  )
}

function Offer() {
  const texts = useTexts(en)
  const places = usePlaces()
  const navigate = useNavigate()
  const outdate = useOutdate()
  const send = useSend(makeSampleShipment)
  const make = () =>
    send.mutate(
      {},
      {
        onSuccess: ({ data }) => {
          outdate(getSampleShipment)
          void navigate(places.shipment(data.id))
        },
      },
    )
  return (
    <div className={css.panel}>
      <Notice
        tone="info"
        quiet
        title={texts.offer}
        actions={
          <Button leftSection={<Icon name="box" />} loading={send.isPending} onClick={make}>
            {texts.make}
          </Button>
        }
      >
        {texts.offerHint}
      </Notice>
      <FailureAlert text={send.error && failureText(send.error, texts.makeFailed)} onClose={send.reset} />
    </div>
  )
}
