// The CUSMA certificate of a shipment: criteria, parties, period and signer, signature, the nine elements, and the paper.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { completeData } from '#contract/shipments.ts'
import type { CalendarDate } from '#domain/calendar.ts'
import type { ElementNumber, MissingElement } from '#domain/cusma/certificate.ts'
import { texts } from '#texts/cusma.ts'
import { endpointKey } from '../../api/hooks.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { AlertPanel } from '../../ui/show-alert.tsx'
import { Tag } from '../../ui/tag.tsx'
import { useSubmitKey } from '../../ui/use-submit-key.ts'
import { CertificatePreview } from './certificate-preview.tsx'
import { CusmaFooter } from './cusma-footer.tsx'
import { CusmaSteps, goToElement } from './cusma-steps.tsx'
import { type CusmaForm, goodsOf, missingOf, periodOf, previewOf } from './form-draft.ts'
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
  readonly onSigned: (signed: SignedCertificate) => void
  readonly onClose: () => void
}

const STATUS_TONES = { 'in progress': 'warn', completed: 'info', signed: 'ok', out_of_date: 'bad' } as const
const STATUS_ICONS = { 'in progress': 'clock', completed: 'check', signed: 'check', out_of_date: 'warning' } as const

export function CusmaModal({ shipmentId, reference, form, items, today, onSigned, onClose }: Props) {
  const client = useQueryClient()
  const { draft, change, face, settle } = useFormDraft(shipmentId, form)
  const signature = useSignature(draft)
  const [isTicked, setTicked] = useState(false)
  const [showsPaper, setShowsPaper] = useState(false)
  const [asks, setAsks] = useState<string>()
  const run = useSign(shipmentId, reference, (signed) => {
    readAgain()
    onSigned(signed)
  })

  const goods = goodsOf(form, draft.originCriteria)
  const missing = withSignature(missingOf(draft, goods, today), signature.picture)
  const blocked = signBlocked({ ...draft, hasGoods: goods.length > 0, missing, picture: signature.picture, isTicked })
  const readAgain = () =>
    void client.invalidateQueries({ queryKey: endpointKey(completeData, { params: { id: shipmentId } }) })
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
    const { signerName, signerTitle, originCriteria } = draft
    run.sign({
      signatureData: signature.picture,
      signerName,
      signerTitle,
      originCriteria: only(originCriteria, goods),
      blanketPeriod: periodOf(draft),
    })
  }
  useSubmitKey(() => void submit())
  const goTo = (element: ElementNumber) => {
    setShowsPaper(false)
    goToElement(element)
  }
  const subtitle = (
    <>
      <span className="mono">{reference}</span> · {texts.mayClaim(goods.length, items.length)}{' '}
      <Tag tone={STATUS_TONES[form.status]} icon={STATUS_ICONS[form.status]}>
        {texts.status[form.status]}
      </Tag>
    </>
  )
  const footer = (
    <CusmaFooter
      {...{ face, signature, blocked, showsPaper }}
      isRunning={run.isRunning}
      onRetry={() => void settle()}
      onPaper={() => setShowsPaper(!showsPaper)}
      onClose={() => void close()}
      onSign={() => void submit()}
    />
  )
  return (
    <>
      <Dialog title={texts.title} subtitle={subtitle} onClose={() => void close()} footer={footer} width={1160}>
        {run.failure && (
          <AlertPanel kind="failure" takesFocus onClose={run.forget}>
            {run.failure}
          </AlertPanel>
        )}
        {goods.length === 0 && <EmptyState icon="box" title={texts.noEligibleItems} text={texts.onlyNorthAmerica} />}
        {goods.length > 0 && showsPaper && (
          <CertificatePreview view={previewOf(draft, goods, reference, today)} signature={signature.picture} />
        )}
        {goods.length > 0 && !showsPaper && (
          <CusmaSteps
            {...{ draft, change, goods, items, missing, signature, isTicked }}
            onTick={setTicked}
            onGoTo={goTo}
          />
        )}
      </Dialog>
      {asks && (
        <Confirm
          title={texts.loseTitle}
          action={texts.loseAction}
          onConfirm={leave}
          onCancel={() => setAsks(undefined)}
        >
          {asks}
        </Confirm>
      )}
    </>
  )
}

function withSignature(missing: readonly MissingElement[], picture: string): readonly MissingElement[] {
  if (picture !== '' || missing.some((each) => each.element === 9)) return missing
  return [...missing, { element: 9, sentence: texts.incompleteSignature }]
}

/** The criteria of the goods that are certified. */
const only = <V,>(criteria: Readonly<Record<string, V>>, goods: readonly { readonly sku: string }[]) =>
  Object.fromEntries(Object.entries(criteria).filter(([sku]) => goods.some((good) => good.sku === sku)))
