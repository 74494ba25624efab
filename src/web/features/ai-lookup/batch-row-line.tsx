// One item of a run: what was found, that nothing was, why it failed with Retry, or that it waits.
import { texts } from '#texts/en/ai-lookup.ts'
import { Icon, type IconName } from '../../ui/icons.tsx'
import css from './ai-lookup.module.css'
import type { BatchRow, RowState } from './batch-run.ts'

type Props = { readonly row: BatchRow; readonly onRetry: () => void; readonly onOpen: () => void }

const ICONS: Readonly<Record<RowState['kind'], IconName>> = {
  waiting: 'clock',
  running: 'spark',
  stopped: 'minus',
  found: 'check',
  'not-found': 'cross',
  skipped: 'check',
  failed: 'warning',
}

export function BatchRowLine({ row: { name, state }, onRetry, onOpen }: Props) {
  return (
    <li data-state={state.kind}>
      <Icon name={ICONS[state.kind]} className={css.icon} />
      <span className={css.name}>{name}</span>
      <span className={css.result}>{wordsOf(state)}</span>
      {state.kind === 'failed' && (
        <button type="button" className={css.link} aria-label={texts.retryItem(name)} onClick={onRetry}>
          {texts.retry}
        </button>
      )}
      {(state.kind === 'found' || state.kind === 'not-found') && (
        <button type="button" className={css.link} aria-label={texts.open(name)} onClick={onOpen}>
          {texts.openShort}
        </button>
      )}
    </li>
  )
}

function wordsOf(state: RowState): string {
  if ('text' in state) return state.text
  if (state.kind === 'failed') return state.message
  return texts[state.kind]
}
