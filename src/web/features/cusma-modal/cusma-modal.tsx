// The CUSMA certificate of a shipment: criteria, parties, period and signer, signature, the nine elements, and the paper.
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { Big } from 'big.js'
import { useState } from 'react'
import { updateCusmaForm } from '#contract/cusma.ts'
import { completeData } from '#contract/shipments.ts'
import type { CalendarDate } from '#domain/calendar.ts'
import { latestEnd } from '#domain/cusma/blanket-period.ts'
import type { ElementNumber, MissingElement } from '#domain/cusma/certificate.ts'
import { COVERS } from '#domain/cusma/certificate-form.ts'
import { lack } from '#domain/cusma/lacks.ts'
import { texts as en } from '#texts/en/cusma.ts'
import { texts as preflightEn } from '#texts/en/preflight.ts'
import { outOfDateText } from '#words/certificate-words.ts'
import { wordsOf } from '#words/language.ts'
import { call } from '../../api/call.ts'
import { useClientAccess } from '../../api/client-access.ts'
import { endpointKey } from '../../api/hooks.ts'
import { usePlaces } from '../../api/places.ts'
import { type Checks, stopsOf, usePreflight } from '../../api/preflight.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { OutdatedGoods } from '../../ui/outdated-goods.tsx'
import { type FixOf, PreflightPanel } from '../../ui/preflight-panel.tsx'
import { FailureAlert } from '../../ui/show-alert.tsx'
import { Tag } from '../../ui/tag.tsx'
import { Term } from '../../ui/term.tsx'
import { useSubmitKey } from '../../ui/use-submit-key.ts'
import { CertificatePreview } from './certificate-preview.tsx'
import { CusmaFooter } from './cusma-footer.tsx'
import css from './cusma-modal.module.css'
import { CusmaSteps, goToElement } from './cusma-steps.tsx'
import { type CusmaForm, coveredGoods, eligibleGoods, missingOf, periodOf, previewOf } from './form-draft.ts'
import { signBlocked } from './sign-blocked.ts'
import { useFormDraft } from './use-form-draft.ts'
import { type SignedCertificate, useSign } from './use-sign.ts'
import { useSignature } from './use-signature.ts'

type Props = {
  readonly shipmentId: string
  readonly reference: string
  readonly form: CusmaForm
  readonly items: readonly {
    readonly id: string
    readonly description: string
    readonly countryOfOrigin: string | null
  }[]
  readonly today: CalendarDate
  /** The day the goods move. */
  readonly movesOn: CalendarDate
  /** What the claim saves of each item's duty, CAD for the line; absent while it is not known. */
  readonly savings: ReadonlyMap<string, Big | 'waits'>
  /** The jump to what a check asks to put right. */
  readonly fixOf: FixOf
  readonly onSigned: (signed: SignedCertificate) => void
  readonly onClose: () => void
}

const STATUS_TONES = { 'in progress': 'warn', completed: 'info', signed: 'ok', out_of_date: 'bad' } as const
const STATUS_ICONS = { 'in progress': 'clock', completed: 'check', signed: 'check', out_of_date: 'warning' } as const

/** The certificate while it is filled in: its goods, what it lacks, and the signing and leaving of it. */
function useCertificate({ shipmentId, reference, form, items, movesOn, onSigned, onClose }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const preflightTexts = useTexts(preflightEn)
  const client = useQueryClient()
  const access = useClientAccess()
  const params = { id: shipmentId, formId: form.id }
  const { draft, change, face, settle } = useFormDraft(form, (body) => call(updateCusmaForm, { params, body }, access))
  const signature = useSignature(draft)
  const [isTicked, tick] = useState(false)
  const [asks, setAsks] = useState<string>()
  const readAgain = () =>
    void client.invalidateQueries({ queryKey: endpointKey(completeData, { params: { id: shipmentId } }) })
  const eligible = eligibleGoods(form, items, draft.originCriteria)
  const goods = coveredGoods(eligible, draft)
  const run = useSign(
    { shipmentId, reference, goods: goods.length },
    {
      onSigned: (signed) => {
        readAgain()
        onSigned(signed)
      },
      onStarted: onClose,
    },
  )
  const missing = withSignature(missingOf(draft, goods, movesOn), signature.picture)
  const checks = withoutElements(usePreflight(shipmentId, 'cusma', { refused: run.error }))
  const { picture } = signature
  const unsigned = signBlocked(language, { ...draft, hasGoods: eligible.length > 0, missing, picture, isTicked })
  const stops = stopsOf(checks)
  const blocked = unsigned ?? (stops > 0 ? preflightTexts.settleFirst(stops) : undefined)
  const leave = () => {
    readAgain()
    onClose()
  }
  const close = async () => {
    if (run.isRunning) return
    if (!(await settle())) setAsks(texts.loseChanges)
    else if (signature.isUnkept) setAsks(texts.loseSignature)
    else leave()
  }
  const submit = async () => {
    if (blocked || run.isRunning || asks || !(await settle())) return
    const { signerName, signerTitle, originCriteria, leftOutItems, wholeConfirmed, covers } = draft
    const signer = { signatureData: picture, signerName, signerTitle }
    const scope = { originCriteria: only(originCriteria, goods), leftOutItems, wholeConfirmed, covers }
    run.sign({ ...signer, ...scope, blanketPeriod: periodOf(draft) })
  }
  useSubmitKey(() => void submit())
  const told = { face, checks, blocked, run, asks, stay: () => setAsks(undefined) }
  return { draft, change, settle, signature, isTicked, tick, eligible, goods, missing, leave, close, submit, ...told }
}

export function CusmaModal(props: Props) {
  const texts = useTexts(en)
  const { shipmentId, reference, form, items, today, savings, fixOf } = props
  const places = usePlaces()
  const coachOf = (itemId: string) => {
    const good = [...form.goods, ...form.leftOutGoods].find((each) => each.itemId === itemId)
    return places.origin(good?.product ?? '', shipmentId)
  }
  const certificate = useCertificate(props)
  const { draft, change, signature, isTicked, eligible, goods, missing, run, asks } = certificate
  const [showsPaper, setShowsPaper] = useState(false)
  const goTo = (element: ElementNumber) => {
    setShowsPaper(false)
    goToElement(element)
  }
  const footer = (
    <CusmaFooter
      {...{ signature, showsPaper }}
      face={certificate.face}
      blocked={certificate.blocked}
      isRunning={run.isRunning}
      onRetry={() => void certificate.settle()}
      onPaper={() => setShowsPaper(!showsPaper)}
      onClose={() => void certificate.close()}
      onSign={() => void certificate.submit()}
    />
  )
  return (
    <>
      <Dialog
        title={texts.title}
        subtitle={<Subtitle {...{ reference, form }} eligible={eligible.length} items={items.length} />}
        onClose={() => void certificate.close()}
        footer={footer}
        width={1160}
      >
        <FailureAlert text={run.failure} takesFocus onClose={run.forget} />
        {eligible.length === 0 && <EmptyState icon="box" title={texts.noEligibleItems} text={texts.onlyNorthAmerica} />}
        {eligible.length > 0 && showsPaper && (
          <CertificatePreview view={previewOf(draft, goods, reference, today)} signature={signature.picture} />
        )}
        {eligible.length > 0 && !showsPaper && (
          <div className={css.steps}>
            <OutOfDate {...props} {...{ draft, change }} />
            <OutdatedGoods goods={form.outdatedGoods} to={(product) => places.origin(product, shipmentId)} />
            <PreflightPanel state={certificate.checks} fixOf={fixOf} listsElsewhere />
            <CusmaSteps
              {...{ draft, change, coachOf, items, missing, signature, isTicked }}
              covers={COVERS}
              claims={{
                leftOut: draft.leftOutItems,
                savings,
                onLeaveOut: (leftOutItems) => change({ leftOutItems }),
              }}
              goods={eligible}
              onTick={certificate.tick}
              onGoTo={goTo}
            />
          </div>
        )}
      </Dialog>
      {asks && (
        <Confirm
          title={texts.loseTitle}
          action={texts.loseAction}
          onConfirm={certificate.leave}
          onCancel={certificate.stay}
        >
          {asks}
        </Confirm>
      )}
    </>
  )
}

type SubtitleProps = Pick<Props, 'reference' | 'form'> & { readonly eligible: number; readonly items: number }

function Subtitle({ reference, form, eligible, items }: SubtitleProps) {
  const texts = useTexts(en)
  return (
    <>
      <span className="mono">{reference}</span> · {texts.mayClaim(eligible, items)} <Term of="cusma" />{' '}
      <Tag tone={STATUS_TONES[form.status]} icon={STATUS_ICONS[form.status]}>
        {texts.status[form.status]}
      </Tag>
    </>
  )
}

function withSignature(missing: readonly MissingElement[], picture: string): readonly MissingElement[] {
  if (picture !== '' || missing.some((each) => each.element === 9)) return missing
  return [...missing, { element: 9, ...lack('signer-missing') }]
}

const newPeriod = (today: CalendarDate) => ({ startDate: today, endDate: latestEnd(today) })

type OutOfDateProps = Pick<Props, 'form' | 'today' | 'movesOn'> &
  Pick<ReturnType<typeof useFormDraft>, 'draft' | 'change'>

/** Why what was signed does not hold any more; a period that is over is begun anew with one press. */
function OutOfDate({ form, today, movesOn, draft, change }: OutOfDateProps) {
  const language = useLanguage()
  const texts = useTexts(en)
  if (!form.outOfDate) return null
  const action = draft.covers === 'period' && movesOn > draft.endDate && (
    <Button size="xs" onClick={() => change(newPeriod(today))}>
      {texts.newPeriod}
    </Button>
  )
  return (
    <Notice tone="bad" title={texts.status.out_of_date} actions={action || undefined}>
      {outOfDateText(wordsOf(language), form.outOfDate)}
    </Notice>
  )
}

/** What the form itself lists as it is filled in, by element, is not said a second time. */
const LISTED_HERE = ['cusma-element-missing', 'cusma-none-eligible']

const withoutElements = (found: Checks): Checks =>
  found.kind === 'found' ? { ...found, checks: found.checks.filter(({ id }) => !LISTED_HERE.includes(id)) } : found

/** The criteria of the goods that are certified. */
const only = <V,>(criteria: Readonly<Record<string, V>>, goods: readonly { readonly sku: string }[]) =>
  Object.fromEntries(Object.entries(criteria).filter(([sku]) => goods.some((good) => good.sku === sku)))
