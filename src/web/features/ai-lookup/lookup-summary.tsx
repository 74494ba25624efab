// How a run ended, as the specified alert: found out of total, the warning that none were found, or the failure;
// with failures, how many, and Retry for all of them.
import { Button } from '@mantine/core'
import { texts as en } from '#texts/en/ai-lookup.ts'
import { saysWhy } from '../../api/failures.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Notice } from '../../ui/notice.tsx'
import css from './ai-lookup.module.css'
import type { BatchCounts } from './batch-counts.ts'
import type { Batch } from './batch-run.ts'
import { whyText } from './row-words.ts'

type Props = { readonly batch: Batch; readonly counts: BatchCounts; readonly onRetry: () => void }

export function LookupSummary(props: Props) {
  const texts = useTexts(en)
  const { batch, counts } = props
  return (
    <div className={css.summary}>
      <Outcome {...props} />
      {batch.phase === 'stopped' && <p className="xs dim">{texts.stoppedAfter(counts.done, counts.total)}</p>}
    </div>
  )
}

function Outcome({ batch, counts, onRetry }: Props) {
  const texts = useTexts(en)
  const language = useLanguage()
  const { found, notFound, failed, total } = counts
  const retry = failed > 0 && (
    <Button size="xs" onClick={onRetry}>
      {texts.retryFailed(failed)}
    </Button>
  )
  const [why] = batch.rows.flatMap(({ state }) => (state.kind === 'failed' ? [state.why] : []))
  if (why !== undefined && found + notFound === 0)
    return (
      <Notice tone="bad" role="alert" actions={retry}>
        {why === 'not-saved' || saysWhy(why.problem) ? texts.failedBecause(whyText(language, why)) : texts.failed}
      </Notice>
    )
  if (found > 0 && failed > 0)
    return (
      <Notice tone="warn" role="status" actions={retry}>
        {texts.summaryWithFailures(found, total, failed)}
      </Notice>
    )
  if (found > 0)
    return (
      <Notice tone="ok" role="status">
        {texts.summary(found, total)}
      </Notice>
    )
  if (counts.done === 0) return null
  return (
    <Notice
      tone="warn"
      role="status"
      title={failed > 0 ? texts.noneFoundWithFailures(notFound, failed) : texts.noneFound(total)}
      actions={retry}
    >
      {texts.noneFoundHint}
    </Notice>
  )
}
