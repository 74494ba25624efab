// One product: what is remembered of it, to be changed, and its history.

import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { listCatalogue, listProductHistory } from '#contract/catalogue.ts'
import { listAddresses, saveAsinData } from '#contract/client-data.ts'
import { texts as en } from '#texts/en/catalogue-screen.ts'
import { texts as keptEn } from '#texts/en/kept-text.ts'
import { sentence } from '#words/language.ts'
import { useViewOnly, useViewOnlyReason } from '../../api/client-access.ts'
import { failureOf } from '../../api/failures.ts'
import { useEndpoint, useOutdate, useSend } from '../../api/hooks.ts'
import { usePlaces } from '../../api/places.ts'
import { useKeptState } from '../../api/use-kept-state.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { ActionButton } from '../../ui/action-button.tsx'
import { CoachLink } from '../../ui/coach-link.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { HeldBack } from '../../ui/held-back.tsx'
import { KeptNotice } from '../../ui/kept-notice.tsx'
import { FailureAlert, showToast } from '../../ui/show-alert.tsx'
import css from './catalogue.module.css'
import { makerLine } from './maker-line.ts'
import { changesOf, draftOf, type Product, problemsOf, productDraft } from './product-draft.ts'
import { ProductFields } from './product-fields.tsx'
import { ProductHistory } from './product-history.tsx'
import { useCodeCheck } from './use-code-check.ts'

const FORM_ID = 'product'

type Props = { readonly product: Product; readonly onClose: () => void }

/** The product while it is changed: what is wrong with it, what would be saved, and the saving. */
function useProduct({ product, onClose }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const kept = useKeptState(`product:${product.asin}`, productDraft, draftOf(language, product))
  const draft = kept.value
  const outdate = useOutdate()
  const addresses = useEndpoint(listAddresses, {})
  const check = useCodeCheck(draft.htsCode)
  const save = useSend(saveAsinData, { countsAsSave: true })
  const problems = problemsOf(language, draft)
  const maker = addresses.data?.data.find((each) => each.id === draft.makerId)
  const body = changesOf(product, draft, {
    htsDescription: check.kind === 'valid' ? check.text : null,
    makerLine: maker ? makerLine(maker) : '',
  })
  const blocked = Object.keys(problems).length > 0 ? texts.putRight : undefined
  const leave = () => {
    kept.forget()
    onClose()
  }
  const startFromSaved = () => {
    kept.set(draftOf(language, product))
    kept.forget()
  }
  const submit = () => {
    if (!body || blocked || save.isPending) return
    const onSuccess = () => {
      outdate(listCatalogue, listProductHistory)
      showToast({ text: sentence(en, (texts) => texts.saved(product.asin)) })
      leave()
    }
    save.mutate({ params: { asin: product.asin }, body }, { onSuccess })
  }
  const { isReturned, set: change } = kept
  return { draft, change, problems, check, addresses, save, body, blocked, leave, isReturned, startFromSaved, submit }
}

export function ProductDialog(props: Props) {
  const { product } = props
  const whyNot = useViewOnlyReason()
  const texts = useTexts(en)
  const keptTexts = useTexts(keptEn)
  const places = usePlaces()
  const viewOnly = useViewOnly()
  const { draft, change, problems, check, addresses, save, body, blocked, leave, ...form } = useProduct(props)
  const [asks, setAsks] = useState(false)
  const close = () => (body ? setAsks(true) : leave())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.submit()
  }
  const footer = (
    <>
      <Button onClick={close}>{texts.close}</Button>
      <ActionButton
        variant="filled"
        type="submit"
        form={FORM_ID}
        loading={save.isPending}
        disabledReason={viewOnly ? whyNot : (blocked ?? (body ? undefined : texts.nothingChanged))}
      >
        {texts.save}
      </ActionButton>
    </>
  )
  return (
    <>
      <Dialog title={product.description || product.asin} onClose={close} footer={footer} width={860}>
        <div className={css.columns}>
          <form id={FORM_ID} className={css.stack} aria-label={texts.remembered} noValidate onSubmit={submit}>
            <p className="sm dim">
              <span className="mono">{product.asin}</span>
              {product.sku && ` · ${texts.sku(product.sku)}`} · <CoachLink to={places.origin(product.asin)} />
            </p>
            {form.isReturned && body && <KeptNotice onStartOver={form.startFromSaved} words={keptTexts} />}
            <FailureAlert text={failureOf(save.error, texts.saveFailed)} onClose={save.reset} />
            <HeldBack when={viewOnly}>
              <ProductFields
                {...{ product, draft, problems, check }}
                addresses={addresses.data?.data}
                addressesFailed={addresses.isError}
                onChange={change}
              />
            </HeldBack>
            <p className="xs faint">{texts.rememberedHint}</p>
          </form>
          <ProductHistory asin={product.asin} addresses={addresses.data?.data ?? []} />
        </div>
      </Dialog>
      {asks && (
        <Confirm title={texts.loseTitle} action={texts.close} onConfirm={leave} onCancel={() => setAsks(false)}>
          {texts.loseText}
        </Confirm>
      )}
    </>
  )
}
