// The folder of a product: what proves its origin, until when it is kept, and the certificates that rest on it.
import { Button } from '@mantine/core'
import { useId } from 'react'
import { getOriginFolder, printOriginDossier } from '#contract/origin-folder.ts'
import { parseDate } from '#domain/calendar.ts'
import { texts as en } from '#texts/en/origin-folder.ts'
import { dateIn } from '#words/local-text.ts'
import { failureText } from '../../api/failures.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { useSaveFile } from '../../api/use-save-file.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { Icon } from '../../ui/icons.tsx'
import { AlertPanel } from '../../ui/show-alert.tsx'
import { FolderCertificates } from './folder-certificates.tsx'
import { FolderRecords } from './folder-records.tsx'
import css from './origin-coach.module.css'

export function Folder({ product }: { readonly product: string }) {
  const texts = useTexts(en)
  const folder = useEndpoint(getOriginFolder, { params: { product } }, { refetchOnFocus: true })
  const titleId = useId()
  return (
    <section className={css.step} aria-labelledby={titleId}>
      <h2 id={titleId}>{texts.title}</h2>
      <p className="sm dim">{texts.about}</p>
      {folder.isPending && <p className="sm dim">{texts.loading}</p>}
      {folder.isError && (
        <ErrorNotice
          inline
          title={failureText(folder.error, texts.failed)}
          onRetry={() => void folder.refetch()}
          retrying={folder.isFetching}
        />
      )}
      {folder.data && (
        <>
          <Kept until={folder.data.data.keepUntil} />
          <Dossier product={product} />
          <FolderCertificates certificates={folder.data.data.certificates} />
          <FolderRecords folder={folder.data.data} />
        </>
      )}
    </section>
  )
}

function Kept({ until }: { readonly until: string | null }) {
  const language = useLanguage()
  const texts = useTexts(en)
  const day = parseDate(until ?? '')
  return <p className="sm">{day ? texts.keepUntil(dateIn(language, day)) : texts.notClaimed}</p>
}

function Dossier({ product }: { readonly product: string }) {
  const texts = useTexts(en)
  const file = useSaveFile(printOriginDossier)
  return (
    <>
      <div className={css.actions}>
        <Button
          leftSection={<Icon name="download" />}
          loading={file.isRunning}
          onClick={() => file.save({ params: { product } }, texts.fileName(product))}
        >
          {texts.dossier}
        </Button>
        <span className="xs dim">{texts.dossierHint}</span>
      </div>
      {file.failure && (
        <AlertPanel kind="failure" onClose={file.forget}>
          {file.failure}
        </AlertPanel>
      )}
    </>
  )
}
