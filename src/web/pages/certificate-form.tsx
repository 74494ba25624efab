// The form of a certificate for products: the steps of a shipment's certificate, its signing, and the way back to the choice of goods.

import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { AnswerOf, Asked } from '#contract/endpoint.ts'
import {
  deleteProductCertificate,
  getProductCertificate,
  listProductCertificates,
  signProductCertificate,
  updateProductCertificate,
} from '#contract/product-certificates.ts'
import { completeData } from '#contract/shipments.ts'
import { day, localDay } from '#domain/calendar.ts'
import { lack } from '#domain/cusma/lacks.ts'
import { texts as en } from '#texts/en/certificates.ts'
import { texts as cusmaEn } from '#texts/en/cusma.ts'
import { texts as answerEn } from '#texts/en/product-certificate.ts'
import { sentence } from '#words/language.ts'
import { dateIn, listIn } from '#words/local-text.ts'
import { call, callForFile } from '../api/call.ts'
import { useClientAccess } from '../api/client-access.ts'
import { failureText } from '../api/failures.ts'
import { useOutdate, useSend } from '../api/hooks.ts'
import { MOST_AT_ONCE, useStartPaper } from '../api/paper-jobs.ts'
import { usePlaces } from '../api/places.ts'
import { saveFile } from '../api/save-file.ts'
import css from '../features/certificates/certificates.module.css'
import { CusmaSteps, goToElement } from '../features/cusma-modal/cusma-steps.tsx'
import { eligibleGoods, missingOf, periodOf } from '../features/cusma-modal/form-draft.ts'
import { signBlocked } from '../features/cusma-modal/sign-blocked.ts'
import { useFormDraft } from '../features/cusma-modal/use-form-draft.ts'
import { signFailureText } from '../features/cusma-modal/use-sign.ts'
import { useSignature } from '../features/cusma-modal/use-signature.ts'
import { useLanguage, useTexts } from '../language/page-language.tsx'
import { ActionButton } from '../ui/action-button.tsx'
import { Card } from '../ui/card.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { Notice } from '../ui/notice.tsx'
import { FailureAlert, showToast } from '../ui/show-alert.tsx'

type Certificate = AnswerOf<typeof getProductCertificate>['data']
type Props = { readonly certificate: Certificate; readonly form: NonNullable<Certificate['form']> }

/** The form while it is filled in: goods, what it lacks, and the signing of it. */
function useCertificateForm({ certificate: { id }, form }: Props) {
  const language = useLanguage()
  const access = useClientAccess()
  const params = { id }
  const { draft, change, settle } = useFormDraft(form, ({ leftOutItems: _out, covers: _covers, ...body }) =>
    call(updateProductCertificate, { params, body }, access),
  )
  const signature = useSignature(draft)
  const [isTicked, tick] = useState(false)
  const today = localDay(new Date())
  const goods = eligibleGoods(form, [], draft.originCriteria)
  const run = useSigning(id, goods.length)
  const found = missingOf(draft, goods, today)
  const hasNine = signature.picture !== '' || found.some(({ element }) => element === 9)
  const missing = hasNine ? found : [...found, { element: 9 as const, ...lack('signer-missing') }]
  const facts = { ...draft, hasGoods: goods.length > 0, missing, picture: signature.picture, isTicked }
  const blocked = signBlocked(language, facts)
  const sign = async () => {
    if (blocked || run.isPending || !(await settle())) return
    const { signerName, signerTitle, originCriteria, wholeConfirmed } = draft
    const signer = { signatureData: signature.picture, signerName, signerTitle }
    run.mutate({ ...signer, originCriteria, wholeConfirmed, blanketPeriod: periodOf(draft) })
  }
  return { draft, change, settle, signature, isTicked, tick, goods, missing, blocked, sign, run }
}

function useSigning(id: string, goods: number) {
  const access = useClientAccess()
  const outdate = useOutdate()
  const start = useStartPaper()
  const params = { id }
  return useMutation({
    mutationFn: async (body: Asked<typeof signProductCertificate>['body']) => {
      if (goods > MOST_AT_ONCE) {
        await start({ paper: 'product_certificate', params, body })
        return undefined
      }
      const file = await callForFile(signProductCertificate, { params, body }, access)
      const { data } = await call(getProductCertificate, { params }, access)
      return { file, name: data.signed?.fileName ?? '' }
    },
    onSuccess: (signed) => {
      if (!signed) return
      const { file, name } = signed
      saveFile(file, name)
      showToast({ text: sentence(en, (texts) => texts.signed(name)) })
      outdate(getProductCertificate, listProductCertificates, completeData)
    },
  })
}

export function CertificateForm(props: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const cusmaTexts = useTexts(cusmaEn)
  const places = usePlaces()
  const { certificate, form } = props
  const made = useCertificateForm(props)
  const { run, blocked } = made
  return (
    <div className={css.stack}>
      <h1>{texts.formTitle}</h1>
      <Notes {...props} />
      <FailureAlert
        text={run.error ? signFailureText(language, run.error) : undefined}
        takesFocus
        onClose={run.reset}
      />
      <Card label={texts.formTitle}>
        <CusmaSteps
          draft={made.draft}
          change={made.change}
          covers={['period']}
          goods={made.goods}
          items={[]}
          coachOf={(itemId) => places.origin(form.goods.find((good) => good.itemId === itemId)?.product ?? itemId)}
          missing={made.missing}
          signature={made.signature}
          isTicked={made.isTicked}
          onTick={made.tick}
          onGoTo={goToElement}
        />
      </Card>
      <div className={css.foot}>
        <span className="xs dim">{blocked}</span>
        <DeleteDraft id={certificate.id} />
        <Button component={Link} to={`${places.certificates(certificate.id)}/products`}>
          {texts.changeProducts}
        </Button>
        <ActionButton
          variant="filled"
          onClick={() => void made.sign()}
          loading={run.isPending}
          disabledReason={blocked}
          reasonShownElsewhere
        >
          {cusmaTexts.sign}
        </ActionButton>
      </div>
    </div>
  )
}

/** What it renews, which decisions are out of date, and what cannot be certified. */
function Notes({ certificate: { renews, otherGoods }, form }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const stale = form.goods.filter(({ tested }) => tested.state === 'stale')
  return (
    <>
      {renews && <p className="sm">{texts.renewsNote(renews.number, dateIn(language, day(renews.periodEnd)))}</p>}
      {stale.length > 0 && (
        <Notice tone="warn">
          {texts.decideAgain(
            listIn(
              language,
              stale.map(({ description, sku }) => description || sku),
            ),
          )}
        </Notice>
      )}
      {otherGoods.length > 0 && (
        <Notice tone="info">
          {texts.otherGoods(
            listIn(
              language,
              otherGoods.map(({ name }) => name),
            ),
          )}
        </Notice>
      )}
    </>
  )
}

function DeleteDraft({ id }: { readonly id: string }) {
  const texts = useTexts(en)
  const answerTexts = useTexts(answerEn)
  const places = usePlaces()
  const navigate = useNavigate()
  const outdate = useOutdate()
  const send = useSend(deleteProductCertificate)
  const [asks, setAsks] = useState(false)
  const remove = () =>
    send.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          outdate(listProductCertificates)
          void navigate(places.certificates('?list=drafts'))
        },
        onError: () => setAsks(false),
      },
    )
  return (
    <>
      {send.error && (
        <span className="xs" role="alert">
          {failureText(send.error, answerTexts.failed)}
        </span>
      )}
      <Button onClick={() => setAsks(true)}>{texts.delete}</Button>
      {asks && (
        <Confirm title={texts.deleteTitle} action={texts.delete} onConfirm={remove} onCancel={() => setAsks(false)}>
          {texts.deleteText}
        </Confirm>
      )}
    </>
  )
}
