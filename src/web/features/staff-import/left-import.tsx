// An import that was begun on a page that is gone, for instance because it was loaded again: how far it came.
import { Button } from '@mantine/core'
import { cancelImport, getImport, listImports } from '#contract/imports.ts'
import { texts as importTexts } from '#texts/en/import.ts'
import { texts } from '#texts/en/import-screen.ts'
import { ApiFailure, failureText } from '../../api/failures.ts'
import { useEndpoint, useOutdate, useSend } from '../../api/hooks.ts'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ImportDone } from './import-done.tsx'

type Props = {
  readonly runId: string
  /** Back to choosing a file. */
  readonly onLeave: () => void
}

/** Milliseconds between two looks at it. */
const LOOK_EVERY = 1000

export function LeftImport({ runId, onLeave }: Props) {
  const run = useEndpoint(getImport, { params: { id: runId } }, { refetchEvery: LOOK_EVERY })
  const cancel = useSend(cancelImport)
  const outdate = useOutdate()
  const forget = () => {
    outdate(listImports)
    onLeave()
  }
  const startAgain = (
    <Button onClick={() => cancel.mutate({ params: { id: runId } }, { onSettled: forget })}>{texts.startAgain}</Button>
  )
  const data = run.data?.data
  if (!data && run.isError) {
    const isGone = run.error instanceof ApiFailure && run.error.status === 404
    return (
      <ErrorNotice
        title={failureText(run.error, importTexts.loadFailed)}
        onRetry={isGone ? onLeave : () => void run.refetch()}
        retrying={run.isFetching}
      />
    )
  }
  if (!data) return <Loading sentence={texts.lookingUp} rows={2} widths={[200, 140]} />
  if (data.state === 'saved' && data.counts)
    return <ImportDone counts={data.counts} found={data.report ?? undefined} onLeave={forget} />
  if (data.progress?.doing === 'saving') {
    const text = (count: number) => count.toLocaleString('en-CA')
    return (
      <Notice tone="info" role="status" title={texts.leftSaving(data.filename)}>
        <p>{texts.saving(text(data.progress.lines), text(data.lines))}</p>
        {data.problem && <p>{texts.savingAgain(data.problem)}</p>}
      </Notice>
    )
  }
  return (
    <Notice tone="warn" role="status" title={texts.leftTitle(data.filename)} actions={startAgain}>
      {data.problem ?? texts.leftText}
    </Notice>
  )
}
