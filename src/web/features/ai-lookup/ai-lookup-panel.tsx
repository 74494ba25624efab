// The look-up of all items as it goes: true counts, time left, Stop, each item as it lands; at the end what was found, failures with Retry.
import { Button } from '@mantine/core'
import { useCallback, useEffect, useRef } from 'react'
import { texts as en } from '#texts/en/ai-lookup.ts'
import { useTexts } from '../../language/page-language.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icons.tsx'
import { reachableScroll } from '../../ui/reachable-scroll.ts'
import css from './ai-lookup.module.css'
import { lookupCounts } from './lookup-counts.ts'
import { LookupRow } from './lookup-row.tsx'
import { LookupSummary } from './lookup-summary.tsx'
import type { Lookup, ShipmentLookup } from './use-shipment-lookup.ts'

type Props = {
  readonly run: Pick<ShipmentLookup, 'stop' | 'close' | 'retry' | 'isActing' | 'isUnseen'>
  readonly lookup: Lookup
  /** Of who only looks at the shipment: nothing is changed. */
  readonly viewOnly?: boolean
  readonly onOpen: (itemId: string) => void
  /** Codes of it that nobody confirmed yet, and what takes them back. */
  readonly codes?: { readonly open: number; readonly takeBack: () => void }
}

export function AiLookupPanel({ run, lookup, viewOnly = false, onOpen, codes }: Props) {
  const texts = useTexts(en)
  const counts = lookupCounts(lookup)
  const isRunning = lookup.state === 'running'
  const list = useListThatFollows(
    lookup.items.findIndex(({ state }) => state === 'running'),
    isRunning,
  )
  const control = useRef<HTMLButtonElement>(null)
  const retryFailed = () => {
    run.retry()
    control.current?.focus()
  }
  const pausing = lookup.problem ? texts.pausing(lookup.problem) : texts.goesOn
  return (
    <div className={css.panel}>
      <Card
        label={texts.finished}
        title={isRunning ? texts.title(counts.total) : texts.finished}
        aside={
          !viewOnly && (
            <Button
              size="xs"
              ref={control}
              variant={isRunning ? 'default' : 'subtle'}
              loading={run.isActing}
              onClick={() => (isRunning ? run.stop() : run.close())}
            >
              {isRunning ? texts.stop : texts.close}
            </Button>
          )
        }
      >
        {!isRunning && <LookupSummary lookup={lookup} counts={counts} onRetry={viewOnly ? undefined : retryFailed} />}
        {!isRunning && !viewOnly && codes && <TakeBack {...codes} onDone={() => control.current?.focus()} />}
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
        {isRunning && <p className="xs dim">{run.isUnseen ? texts.lookFailed : pausing}</p>}
        {isRunning && (
          <span className="visually-hidden" role="status">
            {texts.title(lookup.items.length)}
          </span>
        )}
        <ul className={css.list} ref={list} aria-label={texts.finished}>
          {lookup.items.map((item) => (
            <LookupRow
              key={item.itemId}
              item={item}
              onRetry={viewOnly ? undefined : () => run.retry(item.itemId)}
              onOpen={() => onOpen(item.itemId)}
            />
          ))}
        </ul>
      </Card>
    </div>
  )
}

type TakeBackProps = NonNullable<Props['codes']> & { readonly onDone: () => void }

/** Nothing where a person stands behind each code already, or none was proposed. */
function TakeBack({ open, takeBack, onDone }: TakeBackProps) {
  const texts = useTexts(en)
  if (open === 0) return null
  const act = () => {
    takeBack()
    onDone()
  }
  return (
    <div className={css.takeBack}>
      <Button size="xs" leftSection={<Icon name="undo" />} onClick={act}>
        {texts.takeBack(open)}
      </Button>
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
  return useCallback((part: HTMLUListElement | null) => {
    list.current = part
    return reachableScroll(part)
  }, [])
}
