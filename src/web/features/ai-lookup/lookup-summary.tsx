// How a run ended, as the specified alert: found out of total, the warning that none were found, or the failure.
import { texts } from '#texts/ai-lookup.ts'
import { Notice } from '../../ui/notice.tsx'
import css from './ai-lookup.module.css'
import type { BatchCounts } from './batch-counts.ts'
import type { Batch } from './batch-run.ts'

type Props = { readonly batch: Batch; readonly counts: BatchCounts }

export function LookupSummary({ batch, counts }: Props) {
  return (
    <div className={css.summary}>
      <Outcome batch={batch} counts={counts} />
      {batch.phase === 'stopped' && <p className="xs dim">{texts.stoppedAfter(counts.done, counts.total)}</p>}
    </div>
  )
}

function Outcome({ batch, counts }: Props) {
  const failure = batch.rows.flatMap(({ state }) => (state.kind === 'failed' ? [state.message] : []))[0]
  if (failure !== undefined && counts.found + counts.notFound === 0)
    return (
      <Notice tone="bad" role="alert">
        {failure === texts.failed ? failure : texts.failedBecause(failure)}
      </Notice>
    )
  if (counts.found > 0)
    return (
      <Notice tone="ok" role="status">
        {texts.summary(counts.found, counts.total)}
      </Notice>
    )
  if (counts.done === 0) return null
  return (
    <Notice tone="warn" role="status" title={texts.noneFound(counts.total)}>
      {texts.noneFoundHint}
    </Notice>
  )
}
