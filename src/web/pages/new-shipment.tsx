// A new shipment: empty, or with the content of the one that `?copy=` names.

import { Button } from '@mantine/core'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { createShipment, getShipmentContent } from '#contract/own-shipments.ts'
import { listShipments } from '#contract/shipments.ts'
import { texts as dashboardEn } from '#texts/en/dashboard.ts'
import { texts as en } from '#texts/en/new-shipment.ts'
import { sentence } from '#words/language.ts'
import { failureText } from '../api/failures.ts'
import { useEndpoint, useOutdate, useSend } from '../api/hooks.ts'
import { usePlaces } from '../api/places.ts'
import { useKeptState } from '../api/use-kept-state.ts'
import {
  type Content,
  draftOf,
  emptyDraft,
  type ShipmentDraft,
  shipmentDraft,
} from '../features/new-shipment/shipment-draft.ts'
import { ShipmentForm } from '../features/new-shipment/shipment-form.tsx'
import { useTexts } from '../language/page-language.tsx'
import { ErrorNotice } from '../ui/error-notice.tsx'
import { Icon } from '../ui/icons.tsx'
import { Loading } from '../ui/loading.tsx'
import { showToast } from '../ui/show-alert.tsx'
import classes from './list-page.module.css'
import { PageHead } from './page-head.tsx'
import { usePageTitle } from './use-page-title.ts'

export function NewShipmentPage() {
  const texts = useTexts(en)
  const places = usePlaces()
  const { newShipment } = useTexts(dashboardEn)
  usePageTitle(newShipment)
  const [params] = useSearchParams()
  const copied = params.get('copy') ?? undefined
  const source = useEndpoint(getShipmentContent, { params: { id: copied ?? '' } }, { enabled: copied !== undefined })
  const found = source.data?.data
  const initial = found && draftOf({ ...found, reference: texts.copyName(found.reference) })
  return (
    <div>
      <p className={classes.back}>
        <Link to={places.list}>
          <Icon name="chevron-left" /> {texts.back}
        </Link>
      </p>
      <PageHead title={newShipment} subtitle={texts.newHint} />
      {copied === undefined && <NewForm name="new-shipment" initial={emptyDraft()} />}
      {initial && <NewForm name={`copy-shipment-${copied}`} initial={initial} />}
      {copied !== undefined && source.isPending && <Loading sentence={texts.reading} rows={6} />}
      {source.isError && (
        <ErrorNotice
          title={texts.loadFailed}
          text={failureText(source.error, texts.loadFailed, texts.noConnection)}
          query={source}
        />
      )}
    </div>
  )
}

function NewForm({ name, initial }: { readonly name: string; readonly initial: ShipmentDraft }) {
  const texts = useTexts(en)
  const places = usePlaces()
  const navigate = useNavigate()
  const outdate = useOutdate()
  const state = useKeptState<ShipmentDraft>(name, shipmentDraft, initial, 'device')
  const create = useSend(createShipment, { countsAsSave: true })
  const startOver = () => {
    state.set(initial)
    state.forget()
  }
  const save = (content: Content) =>
    create.mutate(
      { body: content },
      {
        onSuccess: ({ data }) => {
          state.forget()
          outdate(listShipments)
          showToast({ text: sentence(en, (texts) => texts.created(content.reference)) })
          void navigate(places.shipment(data.id))
        },
      },
    )
  return (
    <ShipmentForm
      state={state}
      onStartOver={startOver}
      saveLabel={texts.create}
      isSaving={create.isPending}
      error={create.error}
      onSave={save}
      cancel={
        <Button component={Link} to={places.list} variant="subtle">
          {texts.back}
        </Button>
      }
    />
  )
}
