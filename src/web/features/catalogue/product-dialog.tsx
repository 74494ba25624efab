// One product: what is remembered of it, to be changed, and its history.
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listCatalogue, listProductHistory } from '#contract/catalogue.ts'
import { listAddresses, saveAsinData } from '#contract/client-data.ts'
import { texts as apiEn } from '#texts/en/api.ts'
import { texts as en } from '#texts/en/catalogue-screen.ts'
import { texts as keptEn } from '#texts/en/kept-text.ts'
import { useViewOnly } from '../../api/client-access.ts'
import { failureText } from '../../api/failures.ts'
import { endpointKey, useEndpoint, useSend } from '../../api/hooks.ts'
import { usePlaces } from '../../api/places.ts'
import { useKeptState } from '../../api/use-kept-state.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { ActionButton } from '../../ui/action-button.tsx'
import { CoachLink } from '../../ui/coach-link.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { HeldBack } from '../../ui/held-back.tsx'
import { KeptNotice } from '../../ui/kept-notice.tsx'
import { AlertPanel, showToast } from '../../ui/show-alert.tsx'
import css from './catalogue.module.css'
import { makerLine } from './maker-line.ts'
import { changesOf, draftOf, type Product, problemsOf, productDraft } from './product-draft.ts'
import { ProductFields } from './product-fields.tsx'
import { ProductHistory } from './product-history.tsx'
import { useCodeCheck } from './use-code-check.ts'

const FORM_ID = 'product'

export function ProductDialog({ product, onClose }: { readonly product: Product; readonly onClose: () => void }) {
  const language = useLanguage()
  const apiTexts = useTexts(apiEn)
  const texts = useTexts(en)
  const keptTexts = useTexts(keptEn)
  const places = usePlaces()
  const viewOnly = useViewOnly()
  const {
    value: draft,
    set: setDraft,
    isReturned,
    forget,
  } = useKeptState(`product:${product.asin}`, productDraft, draftOf(language, product))
  const [asks, setAsks] = useState(false)
  const queries = useQueryClient()
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
    forget()
    onClose()
  }
  const startFromSaved = () => {
    setDraft(draftOf(language, product))
    forget()
  }
  const close = () => (body ? setAsks(true) : leave())
  const submit = () => {
    if (!body || blocked || save.isPending) return
    save.mutate(
      { params: { asin: product.asin }, body },
      {
        onSuccess: () => {
          void queries.invalidateQueries({ queryKey: endpointKey(listCatalogue) })
          void queries.invalidateQueries({ queryKey: endpointKey(listProductHistory) })
          showToast({ text: texts.saved(product.asin) })
          leave()
        },
      },
    )
  }
  const footer = (
    <>
      <Button onClick={close}>{texts.close}</Button>
      <ActionButton
        variant="filled"
        type="submit"
        form={FORM_ID}
        loading={save.isPending}
        disabledReason={viewOnly ? apiTexts.viewOnly : (blocked ?? (body ? undefined : texts.nothingChanged))}
      >
        {texts.save}
      </ActionButton>
    </>
  )
  return (
    <>
      <Dialog title={product.description || product.asin} onClose={close} footer={footer} width={860}>
        <div className={css.columns}>
          <form
            id={FORM_ID}
            className={css.stack}
            aria-label={texts.remembered}
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              submit()
            }}
          >
            <p className="sm dim">
              <span className="mono">{product.asin}</span>
              {product.sku && ` · ${texts.sku(product.sku)}`} · <CoachLink to={places.origin(product.asin)} />
            </p>
            {isReturned && body && <KeptNotice onStartOver={startFromSaved} words={keptTexts} />}
            {save.isError && (
              <AlertPanel kind="failure" onClose={save.reset}>
                {failureText(save.error, { noConnection: texts.noConnection, other: texts.saveFailed })}
              </AlertPanel>
            )}
            <HeldBack when={viewOnly}>
              <ProductFields
                product={product}
                draft={draft}
                problems={problems}
                check={check}
                addresses={addresses.data?.data}
                addressesFailed={addresses.isError}
                onChange={setDraft}
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
