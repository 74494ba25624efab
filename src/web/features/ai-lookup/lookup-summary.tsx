// How a look-up ended, as the specified alert: found out of total, the warning that none were found, or the failure;
// with failures, how many, and Retry for all of them.
import { Button } from '@mantine/core'
import { texts as en } from '#texts/en/ai-lookup.ts'
import { useTexts } from '../../language/page-language.tsx'
import { Notice } from '../../ui/notice.tsx'
import css from './ai-lookup.module.css'
import type { LookupCounts } from './lookup-counts.ts'
import type { Lookup } from './use-shipment-lookup.ts'

type Props = { readonly lookup: Lookup; readonly counts: LookupCounts; readonly onRetry: (() => void) | undefined }

export function LookupSummary(props: Props) {
  const texts = useTexts(en)
  const { lookup, counts } = props
  return (
    <div className={css.summary}>
      <Outcome {...props} />
      {lookup.state === 'stopped' && <p className="xs dim">{texts.stoppedAfter(counts.done, counts.total)}</p>}
    </div>
  )
}

function Outcome({ lookup, counts, onRetry }: Props) {
  const texts = useTexts(en)
  const { found, notFound, failed, total } = counts
  const retry = failed > 0 && onRetry && (
    <Button size="xs" onClick={onRetry}>
      {texts.retryFailed(failed)}
    </Button>
  )
  const first = lookup.items.find(({ state }) => state === 'failed')
  if (first && found + notFound === 0)
    return (
      <Notice tone="bad" role="alert" actions={retry}>
        {first.problem ? texts.failedBecause(first.problem) : texts.failed}
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
