// One item of a look-up: what was found, that nothing was, why it failed with Retry, or that it waits.
import { texts as en } from '#texts/en/ai-lookup.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Icon, type IconName } from '../../ui/icons.tsx'
import css from './ai-lookup.module.css'
import { rowText } from './row-words.ts'
import type { LookupItem } from './use-shipment-lookup.ts'

type Props = { readonly item: LookupItem; readonly onRetry: (() => void) | undefined; readonly onOpen: () => void }

const ICONS: Readonly<Record<LookupItem['state'], IconName>> = {
  waiting: 'clock',
  running: 'spark',
  stopped: 'minus',
  found: 'check',
  'not-found': 'cross',
  skipped: 'check',
  failed: 'warning',
}

export function LookupRow({ item, onRetry, onOpen }: Props) {
  const texts = useTexts(en)
  const language = useLanguage()
  const { name, state } = item
  return (
    <li data-state={state}>
      <Icon name={ICONS[state]} className={css.icon} />
      <span className={css.name}>{name}</span>
      <span className={css.result}>{rowText(language, item)}</span>
      {state === 'failed' && onRetry && (
        <button type="button" className={css.link} aria-label={texts.retryItem(name)} onClick={onRetry}>
          {texts.retry}
        </button>
      )}
      {(state === 'found' || state === 'not-found') && (
        <button type="button" className={css.link} aria-label={texts.open(name)} onClick={onOpen}>
          {texts.openShort}
        </button>
      )}
    </li>
  )
}
