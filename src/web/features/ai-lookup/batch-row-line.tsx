// One item of a run: what was found, that nothing was, why it failed with Retry, or that it waits.
import { texts as en } from '#texts/en/ai-lookup.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Icon, type IconName } from '../../ui/icons.tsx'
import css from './ai-lookup.module.css'
import type { BatchRow, RowState } from './batch-run.ts'
import { rowText } from './row-words.ts'

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
  const texts = useTexts(en)
  const language = useLanguage()
  return (
    <li data-state={state.kind}>
      <Icon name={ICONS[state.kind]} className={css.icon} />
      <span className={css.name}>{name}</span>
      <span className={css.result}>{rowText(language, state)}</span>
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
