// The content of a shipment, changed by its client while nothing was invoiced.

import { Button } from '@mantine/core'
import { Link, useNavigate, useParams } from 'react-router'
import type { AnswerOf } from '#contract/endpoint.ts'
import { changeShipment, getShipmentContent } from '#contract/own-shipments.ts'
import { completeData, listShipments } from '#contract/shipments.ts'
import { texts as en } from '#texts/en/new-shipment.ts'
import { sentence } from '#words/language.ts'
import { failureText, isRefusal } from '../api/failures.ts'
import { useEndpoint, useOutdate, useSend } from '../api/hooks.ts'
import { usePlaces } from '../api/places.ts'
import { useSharedForm } from '../api/use-shared-form.ts'
import { contentLabel, contentTexts, contentWith } from '../features/new-shipment/content-texts.ts'
import {
  type Content,
  countOf,
  draftOf,
  readDraft,
  type ShipmentDraft,
  shipmentDraft,
} from '../features/new-shipment/shipment-draft.ts'
import { ShipmentForm } from '../features/new-shipment/shipment-form.tsx'
import { useLanguage, useTexts } from '../language/page-language.tsx'
import { ChangedMeanwhile } from '../ui/changed-meanwhile.tsx'
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
          text={failureText(content.error, texts.loadFailed, texts.noConnection)}
          query={content}
        />
      )}
      {found && !found.editable && <EmptyState icon="lock" title={texts.notEditable} action={back} />}
      {found?.editable && (
        <>
          <div className={classes.head}>
            <h1>{texts.editTitle(found.reference)}</h1>
          </div>
          <EditForm id={id} found={found} onStale={() => void content.refetch()} />
        </>
      )}
    </div>
  )
}

/** The content with cells written one way only, so that two of them can be compared. */
const contentOf = (draft: ShipmentDraft): Content => readDraft(draft).content

type FormProps = { readonly id: string; readonly found: Shown; readonly onStale: () => void }

function EditForm({ id, found, onStale }: FormProps) {
  const language = useLanguage()
  const texts = useTexts(en)
  const places = usePlaces()
  const navigate = useNavigate()
  const outdate = useOutdate()
  const saved = { version: found.version, value: draftOf(found) }
  const form = useSharedForm<ShipmentDraft>(`edit-shipment-${id}`, shipmentDraft, saved)
  const { opened, value } = form
  const change = useSend(changeShipment, { countsAsSave: true })
  const save = (content: Content, version = opened.version ?? undefined) =>
    change.mutate(
      { params: { id }, body: { ...content, version } },
      {
        onError: (error) => isRefusal(error, 'shipment-changed-meanwhile') && onStale(),
        onSuccess: () => {
          form.forget()
          outdate(listShipments, completeData, getShipmentContent)
          showToast({ text: sentence(en, (texts) => texts.changed(content.reference)) })
          void navigate(places.shipment(id))
        },
      },
    )
  const startOver = () => {
    form.standOn(saved, saved.value)
    form.forget()
  }
  const settle = (fromSaved: readonly string[]) => {
    const next = draftOf(contentWith(contentOf(value), contentOf(saved.value), fromSaved))
    form.standOn(saved, next)
    const { content, problems } = readDraft(next)
    if (countOf(problems) === 0) save(content, saved.version)
    else change.reset()
  }
  const isStale = isRefusal(change.error, 'shipment-changed-meanwhile') && saved.version !== opened.version
  return (
    <>
      <ShipmentForm
        key={opened.version}
        state={form}
        onStartOver={startOver}
        saveLabel={texts.save}
        isSaving={change.isPending}
        error={isStale ? null : change.error}
        onSave={save}
        cancel={
          <Button component={Link} to={places.shipment(id)} variant="subtle">
            {texts.backToShipment}
          </Button>
        }
      />
      {isStale && (
        <ChangedMeanwhile
          base={contentTexts(language, contentOf(opened.value))}
          mine={contentTexts(language, contentOf(value))}
          theirs={contentTexts(language, contentOf(saved.value))}
          labelOf={(field) => contentLabel(language, field)}
          onSettle={settle}
          onClose={change.reset}
        />
      )}
    </>
  )
}
