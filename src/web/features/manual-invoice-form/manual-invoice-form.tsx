// The Manual Invoice Generator: paste, items, parties, head, total; the paper live beside it, behind a switch where there is no room.
import { Button } from '@mantine/core'
import { useDeferredValue, useMemo, useState } from 'react'
import { texts as answerEn } from '#texts/en/manual-invoice.ts'
import { texts as en } from '#texts/en/manual-invoice-form.ts'
import { texts as sessionEn } from '#texts/en/session.ts'
import { type TypedGoods, useTypedGoods } from '../../api/entry-findings.ts'
import { failureText } from '../../api/failures.ts'
import { saveFile } from '../../api/save-file.ts'
import { useTexts } from '../../language/page-language.tsx'
import { Card } from '../../ui/card.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { Icon } from '../../ui/icons.tsx'
import { LeaveGuard } from '../../ui/leave-guard.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { reachableScroll } from '../../ui/reachable-scroll.ts'
import { AlertPanel } from '../../ui/show-alert.tsx'
import { useSubmitKey } from '../../ui/use-submit-key.ts'
import { Finish } from './finish.tsx'
import { HeadFields } from './head-fields.tsx'
import type { InvoiceCalls } from './invoice-calls.ts'
import { type InvoiceDraft, isBegun, partiesOf, partyFieldId } from './invoice-draft.ts'
import { goodsOf } from './item-draft.ts'
import { Items } from './items.tsx'
import css from './manual-invoice-form.module.css'
import { PaperPreview } from './paper-preview.tsx'
import { PartyList } from './parties.tsx'
import { PARTY_ROLES, type PartyRole } from './party-draft.ts'
import { PasteBox } from './paste-box.tsx'
import { previewOf } from './to-request.ts'
import { useDefaults } from './use-defaults.ts'
import { useDraft } from './use-draft.ts'
import { type MadeInvoice, useGenerate } from './use-generate.ts'
import { useRate } from './use-rate.ts'

type Props = {
  /** Whose unfinished invoice the browser keeps, as `ownerOf` names them. */
  readonly owner: string
  readonly calls: InvoiceCalls
  /** Told when an invoice was made. */
  readonly onMade?: () => void
  /** 'YYYY-MM-DD', for the preview while no date is given. */
  readonly today: string
}

const VIEWS = ['form', 'preview'] as const

export function ManualInvoiceForm({ owner, calls, onMade, today }: Props) {
  const texts = useTexts(en)
  const { draft, change, clear, kept } = useDraft(owner)
  const proposed = useDefaults(calls)
  const [made, setMade] = useState<MadeInvoice>()
  const [open, setOpen] = useState<readonly PartyRole[]>([])
  const [view, setView] = useState<View>('form')
  const [asks, setAsks] = useState(false)
  const download = useDownload(calls)
  const run = useGenerate(calls, draft, proposed.defaults, (invoice) => {
    setMade(invoice)
    clear(draft)
    onMade?.()
    if (invoice) void download.fetch(invoice.filename)
  })
  useSubmitKey(() => {
    if (!asks && !proposed.isLoading) run.generate()
  })

  const entering = useTypedGoods(useMemo(() => draft.items.flatMap(goodsOf), [draft.items]))
  const onPaper = usePaper(draft, proposed.defaults, today, entering.byId)
  const paper = proposed.isLoading ? undefined : onPaper
  const go = (fieldId: string) => {
    const role = PARTY_ROLES.find((each) => fieldId.startsWith(partyFieldId(each, '')))
    if (role && !open.includes(role)) setOpen([...open, role])
    setView('form')
    setTimeout(() => document.getElementById(fieldId)?.focus())
  }
  return (
    <>
      <LeaveGuard
        wouldLose={kept === 'refused' && isBegun(draft)}
        title={texts.leaveTitle}
        text={texts.leaveText}
        action={texts.leave}
      />
      {made && (
        <Made
          invoice={made}
          failure={download.failure}
          onDownload={download.fetch}
          onClose={() => setMade(undefined)}
        />
      )}
      <Bar {...{ view, kept }} onView={setView} onStartOver={() => (isBegun(draft) ? setAsks(true) : clear())} />
      <div className={css.columns} data-view={view}>
        <div className={css.form}>
          <PasteBox pasted={draft.pasted} proposals={draft.proposals} change={change} calls={calls} />
          <Items draft={draft} change={change} showAll={run.showAll} entering={entering} />
          <PartiesCard {...{ draft, change, calls, proposed, open }} onOpen={setOpen} />
          <Card title={texts.head}>
            <HeadFields draft={draft} defaults={proposed.defaults} change={change} />
          </Card>
        </div>
        <div className={css.finish}>
          <Finish
            draft={draft}
            paper={paper}
            problems={run.problems}
            onGo={go}
            alert={run.alert}
            onCloseAlert={run.closeAlert}
            isRunning={run.isRunning}
            isLoading={proposed.isLoading}
            onGenerate={run.generate}
          />
        </div>
        <div ref={reachableScroll} className={css.preview}>
          {paper && <PaperPreview invoice={paper} />}
          {proposed.isLoading && <Loading sentence={texts.loading} rows={12} widths={[220, 90]} />}
        </div>
      </div>
      {asks && (
        <Confirm
          title={texts.startOverTitle}
          action={texts.startOverAction}
          onConfirm={() => {
            clear()
            run.forget()
            setAsks(false)
          }}
          onCancel={() => setAsks(false)}
        >
          {texts.startOverText}
        </Confirm>
      )}
    </>
  )
}

/** The paper as it would be printed; it follows when typing leaves time for it. */
function usePaper(
  draft: InvoiceDraft,
  defaults: ReturnType<typeof useDefaults>['defaults'],
  today: string,
  found: TypedGoods['byId'],
) {
  const shown = useDeferredValue(draft)
  const rate = useRate(shown)
  return useMemo(() => previewOf(shown, defaults, { today, rate, found }), [shown, defaults, today, rate, found])
}

/** The paper as a file, asked for once it is made and again from its panel. */
function useDownload(calls: InvoiceCalls) {
  const { noConnection } = useTexts(sessionEn)
  const [failure, setFailure] = useState<string>()
  const fetch = (filename: string) => {
    setFailure(undefined)
    return calls.download(filename).then(
      (file) => saveFile(file, filename),
      (problem: unknown) => setFailure(failureText(problem, noConnection)),
    )
  }
  return { failure, fetch }
}

type View = (typeof VIEWS)[number]
type BarProps = {
  readonly view: View
  readonly kept: ReturnType<typeof useDraft>['kept']
  readonly onView: (view: View) => void
  readonly onStartOver: () => void
}

function Bar({ view, kept, onView, onStartOver }: BarProps) {
  const texts = useTexts(en)
  return (
    <>
      <div className={css.bar}>
        <fieldset className={css.views} aria-label={texts.title}>
          {VIEWS.map((each) => (
            <button key={each} type="button" aria-pressed={view === each} onClick={() => onView(each)}>
              {texts[each]}
            </button>
          ))}
        </fieldset>
        <span className="xs faint">{kept === 'kept' && texts.keptHere}</span>
        <Button size="xs" onClick={onStartOver}>
          {texts.startOver}
        </Button>
      </div>
      {kept === 'refused' && (
        <Notice tone="warn" role="status">
          {texts.notKept}
        </Notice>
      )}
    </>
  )
}

type PartiesProps = Pick<ReturnType<typeof useDraft>, 'draft' | 'change'> & {
  readonly calls: InvoiceCalls
  readonly proposed: ReturnType<typeof useDefaults>
  readonly open: readonly PartyRole[]
  readonly onOpen: (open: readonly PartyRole[]) => void
}

function PartiesCard({ draft, change, calls, proposed, open, onOpen }: PartiesProps) {
  const texts = useTexts(en)
  const note = <PartiesNote remembered={proposed.remembered} from={calls.partiesFrom} />
  return (
    <Card title={texts.parties} flush aside={note}>
      {proposed.failure && (
        <ErrorNotice inline title={proposed.failure} onRetry={proposed.again} retrying={proposed.isFetching} />
      )}
      {proposed.isLoading ? (
        <Loading sentence={texts.loading} rows={4} widths={[90, 320]} />
      ) : (
        <PartyList
          parties={partiesOf(draft, proposed.defaults)}
          changed={draft.parties}
          {...{ change, open, onOpen }}
        />
      )}
    </Card>
  )
}

type NoteProps = { readonly remembered: boolean | undefined; readonly from: InvoiceCalls['partiesFrom'] }

function PartiesNote({ remembered, from }: NoteProps) {
  if (remembered === undefined) return null
  return <span className="xs faint">{remembered ? from.last : from.businessInfo}</span>
}

type MadeProps = {
  readonly invoice: MadeInvoice
  readonly failure: string | undefined
  readonly onDownload: (filename: string) => Promise<void>
  readonly onClose: () => void
}

/** The number of the new invoice; its download has started and can be had again. */
function Made({ invoice, failure, onDownload, onClose }: MadeProps) {
  const answerTexts = useTexts(answerEn)
  const texts = useTexts(en)
  const download = (
    <Button size="xs" leftSection={<Icon name="download" />} onClick={() => void onDownload(invoice.filename)}>
      {texts.download}
    </Button>
  )
  return (
    <>
      <AlertPanel key={invoice.number} kind="success" takesFocus onClose={onClose} actions={download}>
        {answerTexts.generated(invoice.number)}
        {invoice.points > 0 && ` ${texts.stampedDraft(invoice.points)}`}
      </AlertPanel>
      {failure && <ErrorNotice inline title={failure} />}
    </>
  )
}
