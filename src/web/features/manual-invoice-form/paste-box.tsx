// Paste and parse: a text goes in, proposed items come out below it. The text stays until the invoice is made.
import { useMutation } from '@tanstack/react-query'
import { memo, useState } from 'react'
import { texts as en } from '#texts/en/manual-invoice-form.ts'
import { texts as parseEn } from '#texts/en/parse-items.ts'
import { countIn } from '#words/local-text.ts'
import { failureOf } from '../../api/failures.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { ActionButton } from '../../ui/action-button.tsx'
import { Card } from '../../ui/card.tsx'
import { GrowingTextarea } from '../../ui/growing-textarea.tsx'
import { Icon } from '../../ui/icons.tsx'
import { FailureAlert } from '../../ui/show-alert.tsx'
import type { InvoiceCalls } from './invoice-calls.ts'
import { type InvoiceDraft, propose } from './invoice-draft.ts'
import css from './manual-invoice-form.module.css'
import { Proposals } from './proposals.tsx'
import type { ChangeDraft } from './use-draft.ts'

/** Longest text the call takes. */
const MOST_CHARACTERS = 50_000

type Props = Pick<InvoiceDraft, 'pasted' | 'proposals'> & { readonly change: ChangeDraft; readonly calls: InvoiceCalls }

/** Its text field measures itself at every rendering, so it is drawn anew only when its own text or proposals change. */
export const PasteBox = memo(function PasteBox({ pasted, proposals, change, calls }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const parseTexts = useTexts(parseEn)
  const [alert, setAlert] = useState<'nothingTyped' | 'nothingFound' | { readonly said: string }>()
  const parse = useMutation({ mutationFn: calls.parse })
  const notice = typeof alert === 'string' ? parseTexts[alert] : alert?.said
  const tooLong = pasted.length > MOST_CHARACTERS
  const run = () => {
    if (parse.isPending || tooLong) return
    parse.reset()
    setAlert(pasted.trim() === '' ? 'nothingTyped' : undefined)
    if (pasted.trim() === '') return
    parse.mutate(pasted, {
      onSuccess: ({ data }) => {
        change((given) => propose(given, data.items))
        if (data.items.length === 0) setAlert(data.message === null ? 'nothingFound' : { said: data.message })
      },
    })
  }
  return (
    <Card title={texts.paste}>
      <div className={css.stack}>
        <FailureAlert
          text={failureOf(parse.error, texts.parseFailed, texts.parseFailed) ?? notice}
          onClose={() => {
            parse.reset()
            setAlert(undefined)
          }}
        />
        <GrowingTextarea
          label={texts.pasteLabel}
          description={texts.pasteHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          rows={3}
          mostRows={12}
          value={pasted}
          onChange={(event) => {
            const typed = event.currentTarget.value
            change((given) => ({ ...given, pasted: typed }))
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
            event.preventDefault()
            event.stopPropagation()
            run()
          }}
          error={tooLong && texts.tooLong(countIn(language, MOST_CHARACTERS))}
        />
        <div className={css.actions}>
          <ActionButton onClick={run} loading={parse.isPending} leftSection={<Icon name="spark" />}>
            {texts.parse}
          </ActionButton>
          {parse.isPending && (
            <span className="sm dim" role="status">
              {texts.parsing}
            </span>
          )}
        </div>
        <Proposals proposals={proposals} change={change} />
      </div>
    </Card>
  )
})
