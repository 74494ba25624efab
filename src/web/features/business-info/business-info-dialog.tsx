// The business information form in a modal: loads what is saved, then shows the form.

import { useState } from 'react'
import { getBusinessInfo } from '#contract/client-data.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { texts as en } from '#texts/en/business-info.ts'
import { sentence } from '#words/language.ts'
import { failureText } from '../../api/failures.ts'
import { useEndpoint, useOutdate } from '../../api/hooks.ts'
import { useTexts } from '../../language/page-language.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { Loading } from '../../ui/loading.tsx'
import { showToast } from '../../ui/show-alert.tsx'
import { BusinessInfoForm } from './business-info-form.tsx'
import { EMPTY_FORM, formFrom } from './form-rules.ts'

const savedForm = (info: AnswerOf<typeof getBusinessInfo>['data']) =>
  info ? { version: info.version, value: formFrom(info) } : { version: null, value: EMPTY_FORM }

export function BusinessInfoDialog({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts(en)
  const saved = useEndpoint(getBusinessInfo, {})
  const outdate = useOutdate()
  // What was saved a moment ago may still be on its way: a form that begins with the answer before it would be refused as stale.
  const [isRead, setRead] = useState(!saved.isFetching)
  if (!isRead && !saved.isFetching) setRead(true)
  const finish = () => {
    outdate(getBusinessInfo)
    showToast({ text: sentence(en, (texts) => texts.saved) })
    onClose()
  }
  if (saved.data && isRead)
    return (
      <BusinessInfoForm
        saved={savedForm(saved.data.data)}
        onStale={() => void saved.refetch()}
        onSaved={finish}
        onClose={onClose}
      />
    )
  return (
    <Dialog title={texts.title} onClose={onClose}>
      {saved.isError ? (
        <ErrorNotice
          title={texts.loadFailed}
          text={failureText(saved.error, texts.loadFailed)}
          onRetry={() => void saved.refetch()}
        />
      ) : (
        <Loading sentence={texts.loading} />
      )}
    </Dialog>
  )
}
