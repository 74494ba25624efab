// One product of the catalogue all share: added, or changed under its ASIN.
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { z } from 'zod'
import { saveSharedProduct, type sharedProduct } from '#contract/shared-products.ts'
import { parseAsin } from '#domain/asin.ts'
import { texts } from '#texts/en/shared-products.ts'
import { failureText } from '../../api/failures.ts'
import { useSend } from '../../api/hooks.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'

export type Product = z.output<typeof sharedProduct>

type Props = {
  /** Null for a new one. */
  readonly product: Product | null
  readonly onSaved: (sentence: string) => void
  readonly onClose: () => void
}

const FORM_ID = 'shared-product'

export function ProductForm({ product, onSaved, onClose }: Props) {
  const [typed, setTyped] = useState({
    asin: product?.asin ?? '',
    title: product?.title ?? '',
    category: product?.category ?? '',
  })
  const [tried, setTried] = useState(false)
  const send = useSend(saveSharedProduct, { countsAsSave: true })
  const asin = parseAsin(typed.asin)
  const title = typed.title.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!asin || title === '') return
    const body = { title, category: typed.category.trim() }
    send.mutate({ params: { asin }, body }, { onSuccess: () => onSaved(texts.saved(asin)) })
  }
  const footer = (
    <>
      <Button onClick={onClose}>{texts.cancel}</Button>
      <ActionButton variant="filled" type="submit" form={FORM_ID} loading={send.isPending}>
        {texts.save}
      </ActionButton>
    </>
  )
  return (
    <Dialog title={product ? texts.edit(product.asin) : texts.add} onClose={onClose} footer={footer} width={520}>
      <form id={FORM_ID} onSubmit={submit} noValidate>
        {send.error && (
          <Notice tone="bad" role="alert">
            {failureText(send.error, texts.saveFailed)}
          </Notice>
        )}
        <TextInput
          label={texts.asin}
          maxLength={10}
          value={typed.asin}
          readOnly={product !== null}
          onChange={(event) => setTyped({ ...typed, asin: event.currentTarget.value.toUpperCase() })}
          error={tried && !asin && texts.asinWrong}
        />
        <TextInput
          label={texts.productTitle}
          maxLength={1000}
          value={typed.title}
          onChange={(event) => setTyped({ ...typed, title: event.currentTarget.value })}
          error={tried && title === '' && texts.titleMissing}
        />
        <TextInput
          label={texts.category}
          description={texts.categoryHint}
          maxLength={300}
          value={typed.category}
          onChange={(event) => setTyped({ ...typed, category: event.currentTarget.value })}
        />
      </form>
    </Dialog>
  )
}
