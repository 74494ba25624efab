// Run AI Lookup as it goes: true counts, time left, Stop, each item as it lands; at the end what was found, failures with Retry.
import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { texts as en } from '#texts/en/ai-lookup.ts'
import { useTexts } from '../../language/page-language.tsx'
import { Card } from '../../ui/card.tsx'
import css from './ai-lookup.module.css'
import { batchCounts } from './batch-counts.ts'
import { BatchRowLine } from './batch-row-line.tsx'
import type { Batch, BatchRun } from './batch-run.ts'
import { LookupSummary } from './lookup-summary.tsx'

type Props = { readonly run: BatchRun; readonly batch: Batch; readonly onOpen: (itemId: string) => void }

export function AiLookupPanel({ run, batch, onOpen }: Props) {
  const texts = useTexts(en)
  const counts = batchCounts(batch)
  const isRunning = batch.phase === 'running'
  const list = useListThatFollows(
    batch.rows.findIndex((row) => row.state.kind === 'running'),
    isRunning,
  )
  const control = useRef<HTMLButtonElement>(null)
  const retryFailed = () => {
    run.retryFailed()
    control.current?.focus()
  }
  return (
    <div className={css.panel}>
      <Card
        label={texts.finished}
        title={isRunning ? texts.title(counts.total) : texts.finished}
        aside={
          <Button
            size="xs"
            ref={control}
            variant={isRunning ? 'default' : 'subtle'}
            onClick={() => (isRunning ? run.stop() : run.close())}
          >
            {isRunning ? texts.stop : texts.close}
          </Button>
        }
      >
        {!isRunning && <LookupSummary batch={batch} counts={counts} onRetry={retryFailed} />}
        <div
          className={css.bar}
          role="progressbar"
          aria-label={texts.finished}
          aria-valuemin={0}
          aria-valuemax={counts.total}
          aria-valuenow={counts.done}
        >
          <span style={{ width: `${counts.total === 0 ? 100 : Math.round((100 * counts.done) / counts.total)}%` }} />
        </div>
        <p className={css.counts}>
          <b>{texts.progress(counts.done, counts.total)}</b> · {texts.counts(counts.found, counts.notFound)}
          {counts.failed > 0 && ` · ${texts.failures(counts.failed)}`}
          {isRunning && ` · ${texts.timeLeft(counts.secondsLeft)}`}
        </p>
        {isRunning && (
          <span className="visually-hidden" role="status">
            {texts.title(batch.rows.length)}
          </span>
        )}
        <ul className={css.list} ref={list}>
          {batch.rows.map((row) => (
            <BatchRowLine key={row.id} row={row} onRetry={() => run.retry(row.id)} onOpen={() => onOpen(row.id)} />
          ))}
        </ul>
      </Card>
    </div>
  )
}

/** Keeps the row at `index` in the sight of its own list, without moving the page; a list that is done begins at its top. */
function useListThatFollows(index: number, isRunning: boolean) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const row = list.current?.children[index]
    if (list.current && row instanceof HTMLElement) list.current.scrollTop = row.offsetTop - list.current.offsetTop - 40
  }, [index])
  useEffect(() => {
    if (list.current && !isRunning) list.current.scrollTop = 0
  }, [isRunning])
  return list
}
