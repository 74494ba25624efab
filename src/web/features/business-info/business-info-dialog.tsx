// The business information form in a modal: loads what is saved, then shows the form.
import { useQueryClient } from '@tanstack/react-query'
import { getBusinessInfo } from '#contract/client-data.ts'
import { texts as en } from '#texts/en/business-info.ts'
import { failureText } from '../../api/failures.ts'
import { endpointKey, useEndpoint } from '../../api/hooks.ts'
import { useTexts } from '../../language/page-language.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { Loading } from '../../ui/loading.tsx'
import { showToast } from '../../ui/show-alert.tsx'
import { BusinessInfoForm } from './business-info-form.tsx'
import { EMPTY_FORM, formFrom } from './form-rules.ts'

export function BusinessInfoDialog({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts(en)
  const saved = useEndpoint(getBusinessInfo, {})
  const queries = useQueryClient()
  const finish = () => {
    void queries.invalidateQueries({ queryKey: endpointKey(getBusinessInfo) })
    showToast({ text: texts.saved })
    onClose()
  }
  if (saved.data)
    return (
      <BusinessInfoForm
        initial={saved.data.data ? formFrom(saved.data.data) : EMPTY_FORM}
        canSkip={saved.data.data === null}
        onSaved={finish}
        onClose={onClose}
      />
    )
  return (
    <Dialog title={texts.title} onClose={onClose}>
      {saved.isError ? (
        <ErrorNotice
          title={texts.loadFailed}
          text={failureText(saved.error, { noConnection: texts.noConnection, other: texts.loadFailed })}
          onRetry={() => void saved.refetch()}
        />
      ) : (
        <Loading sentence={texts.loading} />
      )}
    </Dialog>
  )
}
