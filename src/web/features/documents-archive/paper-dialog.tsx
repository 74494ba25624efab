// A paper shown in place, with the one before and the one after it on the page of the list.
import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { texts as en } from '#texts/en/archive.ts'
import { failureText } from '../../api/failures.ts'
import { useDownload } from '../../api/use-download.ts'
import { usePaper } from '../../api/use-paper.ts'
import { useTexts } from '../../language/page-language.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Loading } from '../../ui/loading.tsx'
import { showToast } from '../../ui/show-alert.tsx'
import css from './archive.module.css'
import type { ArchivedDocument } from './archive-table.tsx'

type Props = {
  readonly document: ArchivedDocument
  /** Those of the page, in their order. */
  readonly documents: readonly ArchivedDocument[]
  readonly onView: (document: ArchivedDocument) => void
  readonly onClose: () => void
}

export function PaperDialog({ document, documents, onView, onClose }: Props) {
  const texts = useTexts(en)
  const download = useDownload((text) => showToast({ kind: 'failure', text }))
  const at = documents.findIndex(({ id }) => id === document.id)
  const [before, after] = [documents[at - 1], at < 0 ? undefined : documents[at + 1]]
  useArrows({ ArrowLeft: before, ArrowRight: after }, onView)
  const step = (label: string, to: ArchivedDocument | undefined) => (
    <Button aria-disabled={!to || undefined} data-disabled={!to || undefined} onClick={() => to && onView(to)}>
      {label}
    </Button>
  )
  const footer = (
    <>
      <span className={css.steps}>
        {step(texts.previous, before)}
        {step(texts.following, after)}
        {at >= 0 && (
          <span className="xs dim" role="status">
            {texts.placeOf(at + 1, documents.length)}
          </span>
        )}
      </span>
      <Button variant="filled" leftSection={<Icon name="download" />} onClick={() => void download(document.filename)}>
        {texts.download}
      </Button>
    </>
  )
  return (
    <Dialog title={document.number} subtitle={texts.kinds[document.kind]} onClose={onClose} footer={footer} width={980}>
      <Paper key={document.id} document={document} />
    </Dialog>
  )
}

/** Telephones show no PDF inside a page: they get a link that opens it. */
function Paper({ document: { filename, number } }: Pick<Props, 'document'>) {
  const texts = useTexts(en)
  const paper = usePaper(filename)
  if (paper.kind === 'loading') return <Loading sentence={texts.loadingPaper} rows={8} widths={[260, 120]} />
  if (paper.kind === 'failed')
    return (
      <ErrorNotice
        inline
        title={texts.paperFailed}
        text={failureText(paper.error, texts.paperFailed)}
        onRetry={paper.retry}
      />
    )
  const open = (
    <a href={paper.address} target="_blank" rel="noreferrer">
      {texts.openPaper}
    </a>
  )
  if (!navigator.pdfViewerEnabled)
    return (
      <p>
        {texts.noViewer} {open}
      </p>
    )
  return <iframe className={css.paper} src={`${paper.address}#navpanes=0`} title={number} />
}

/** The arrow keys lead to the neighbours. */
function useArrows(to: Readonly<Record<string, ArchivedDocument | undefined>>, onView: Props['onView']): void {
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      const next = to[key]
      if (next) onView(next)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
}
