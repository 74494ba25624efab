// Asking a supplier: a link is made for one material or the whole product, and what came back stands beneath.
import { NativeSelect, TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import { createSupplierRequest, listSupplierRequests } from '#contract/supplier-requests.ts'
import { texts as en } from '#texts/en/supplier-requests.ts'
import { useViewOnly, useViewOnlyReason } from '../../api/client-access.ts'
import { failureOf, failureText } from '../../api/failures.ts'
import { useEndpoint, useOutdate, useSend } from '../../api/hooks.ts'
import { useTexts } from '../../language/page-language.tsx'
import { supplierPath } from '../../paths.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { HeldBack } from '../../ui/held-back.tsx'
import { Notice } from '../../ui/notice.tsx'
import { FailureAlert } from '../../ui/show-alert.tsx'
import css from './origin-coach.module.css'
import type { ProductOrigin } from './recipe-draft.ts'
import { SupplierRequest } from './supplier-request.tsx'

type Props = {
  readonly origin: ProductOrigin
  /** An answer is taken into what is saved: what is typed and not saved would fall behind it. */
  readonly isUnsaved: boolean
}

export function AskSupplier({ origin, isUnsaved }: Props) {
  const texts = useTexts(en)
  const viewOnly = useViewOnly()
  const { product } = origin
  const asked = useEndpoint(listSupplierRequests, { params: { product } }, { refetchOnFocus: true })
  const titleId = useId()
  return (
    <section className={css.step} aria-labelledby={titleId}>
      <h2 id={titleId}>{texts.title}</h2>
      <p className="sm dim">
        {texts.about} {texts.shows}
      </p>
      <HeldBack when={viewOnly}>
        <NewLink origin={origin} />
      </HeldBack>
      {asked.isPending && <p className="sm dim">{texts.loading}</p>}
      {asked.isError && <ErrorNotice inline title={failureText(asked.error, texts.listFailed)} query={asked} />}
      {asked.data?.data.length === 0 && <p className="sm dim">{texts.none}</p>}
      {asked.data?.data.map((request) => (
        <SupplierRequest key={request.id} {...{ request, isUnsaved }} />
      ))}
    </section>
  )
}

const WHOLE = ''

function NewLink({ origin }: Pick<Props, 'origin'>) {
  const texts = useTexts(en)
  const whyNot = useViewOnlyReason()
  const viewOnly = useViewOnly()
  const outdate = useOutdate()
  const make = useSend(createSupplierRequest)
  const materials = origin.recipe?.content.materials.filter(({ description }) => description !== '') ?? []
  const subjectOf = (material: string) =>
    materials.find(({ id }) => id === material)?.description ?? origin.description ?? origin.product
  const [material, setMaterial] = useState(WHOLE)
  const [subject, setSubject] = useState(subjectOf(WHOLE))
  const [supplier, setSupplier] = useState('')
  const [isTried, setTried] = useState(false)
  const needed = (typed: string) => (isTried && typed.trim() === '' ? texts.needed : undefined)
  const submit = () => {
    setTried(true)
    if (supplier.trim() === '' || subject.trim() === '') return
    make.mutate(
      { params: { product: origin.product }, body: { supplier, subject, material: material || null } },
      {
        onSuccess: () => {
          setSupplier('')
          setTried(false)
          outdate(listSupplierRequests)
        },
      },
    )
  }
  return (
    <>
      <div className={css.fields}>
        <TextInput
          label={texts.supplier}
          description={texts.supplierHint}
          maxLength={200}
          autoComplete="off"
          value={supplier}
          error={needed(supplier)}
          onChange={(event) => setSupplier(event.currentTarget.value)}
        />
        <NativeSelect
          label={texts.what}
          value={material}
          data={[
            { value: WHOLE, label: texts.wholeProduct },
            ...materials.map(({ id, description }) => ({ value: id, label: description })),
          ]}
          onChange={(event) => {
            setMaterial(event.currentTarget.value)
            setSubject(subjectOf(event.currentTarget.value))
          }}
        />
        <TextInput
          className={css.wide}
          label={texts.subject}
          description={texts.subjectHint}
          maxLength={300}
          value={subject}
          error={needed(subject)}
          onChange={(event) => setSubject(event.currentTarget.value)}
        />
      </div>
      <div>
        <ActionButton loading={make.isPending} onClick={submit} {...(viewOnly ? { disabledReason: whyNot } : {})}>
          {texts.make}
        </ActionButton>
      </div>
      <FailureAlert text={failureOf(make.error, texts.notMade)} onClose={make.reset} />
      {make.data && <MadeLink token={make.data.data.token} />}
    </>
  )
}

function MadeLink({ token }: { readonly token: string }) {
  const texts = useTexts(en)
  const [isCopied, setCopied] = useState(false)
  const link = `${globalThis.location.origin}${supplierPath(token)}`
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <Notice
      tone="ok"
      role="status"
      actions={<ActionButton onClick={() => void copy()}>{isCopied ? texts.copied : texts.copy}</ActionButton>}
    >
      {texts.made}
      <TextInput label={texts.link} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
    </Notice>
  )
}
