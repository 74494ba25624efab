// The content of a shipment, changed by its client while nothing was invoiced.
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import type { AnswerOf } from '#contract/endpoint.ts'
import { changeShipment, getShipmentContent } from '#contract/own-shipments.ts'
import { completeData, listShipments } from '#contract/shipments.ts'
import { texts as en } from '#texts/en/new-shipment.ts'
import { failureText, isRefusal } from '../api/failures.ts'
import { endpointKey, useEndpoint, useSend } from '../api/hooks.ts'
import { usePlaces } from '../api/places.ts'
import { useKeptState } from '../api/use-kept-state.ts'
import { type Content, draftOf, type ShipmentDraft, shipmentDraft } from '../features/new-shipment/shipment-draft.ts'
import { ShipmentForm } from '../features/new-shipment/shipment-form.tsx'
import { useTexts } from '../language/page-language.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorNotice } from '../ui/error-notice.tsx'
import { Icon } from '../ui/icons.tsx'
import { Loading } from '../ui/loading.tsx'
import { showToast } from '../ui/show-alert.tsx'
import classes from './list-page.module.css'
import { usePageTitle } from './use-page-title.ts'

type Shown = AnswerOf<typeof getShipmentContent>['data']

export function EditShipmentPage() {
  const texts = useTexts(en)
  const places = usePlaces()
  const { id = '' } = useParams()
  const [opened, setOpened] = useState(0)
  const content = useEndpoint(getShipmentContent, { params: { id } })
  const found = content.data?.data
  usePageTitle(texts.editTitle(found?.reference ?? ''))
  const back = (
    <Link to={places.shipment(id)}>
      <Icon name="chevron-left" /> {texts.backToShipment}
    </Link>
  )
  return (
    <div>
      <p className={classes.back}>{back}</p>
      {content.isPending && <Loading sentence={texts.reading} rows={6} />}
      {content.isError && (
        <ErrorNotice
          title={texts.loadFailed}
          text={failureText(content.error, { noConnection: texts.noConnection, other: texts.loadFailed })}
          onRetry={() => void content.refetch()}
          retrying={content.isFetching}
        />
      )}
      {found && !found.editable && <EmptyState icon="lock" title={texts.notEditable} action={back} />}
      {found?.editable && (
        <>
          <div className={classes.head}>
            <h1>{texts.editTitle(found.reference)}</h1>
          </div>
          <EditForm
            key={opened}
            id={id}
            found={found}
            onLoadAgain={() => void content.refetch().then(() => setOpened(opened + 1))}
          />
        </>
      )}
    </div>
  )
}

type FormProps = { readonly id: string; readonly found: Shown; readonly onLoadAgain: () => void }

function EditForm({ id, found, onLoadAgain }: FormProps) {
  const texts = useTexts(en)
  const places = usePlaces()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [{ version, ...opened }] = useState(found)
  const state = useKeptState<ShipmentDraft>(`edit-shipment-${id}-${version}`, shipmentDraft, draftOf(opened))
  const change = useSend(changeShipment, { countsAsSave: true })
  const isStale = isRefusal(change.error, 'shipment-changed-meanwhile')
  const startOver = () => {
    state.set(draftOf(opened))
    state.forget()
  }
  const save = (content: Content) =>
    change.mutate(
      { params: { id }, body: { ...content, version } },
      {
        onSuccess: () => {
          state.forget()
          void queries.invalidateQueries({ queryKey: endpointKey(listShipments) })
          void queries.invalidateQueries({ queryKey: endpointKey(completeData) })
          void queries.invalidateQueries({ queryKey: endpointKey(getShipmentContent) })
          showToast({ text: texts.changed(content.reference) })
          void navigate(places.shipment(id))
        },
      },
    )
  return (
    <ShipmentForm
      state={state}
      onStartOver={startOver}
      saveLabel={texts.save}
      isSaving={change.isPending}
      error={change.error}
      {...(isStale ? { onLoadAgain } : {})}
      onSave={save}
      cancel={
        <Button component={Link} to={places.shipment(id)} variant="subtle">
          {texts.backToShipment}
        </Button>
      }
    />
  )
}
