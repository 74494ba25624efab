// What the checks before a paper found: what stops it, what warns, what to know. Each is a sentence with its field and the way to
// where it is put right.

import type { Level } from '#domain/invoice/preflight/check.ts'
import { LEVELS } from '#domain/invoice/preflight/check.ts'
import type { NamedItem } from '#domain/invoice/preflight/finding.ts'
import { texts as en } from '#texts/en/preflight.ts'
import type { SaidFinding } from '#words/findings.ts'
import { labelledIn } from '#words/local-text.ts'
import { useLanguage, useTexts } from '../language/page-language.tsx'
import { ErrorNotice } from './error-notice.tsx'
import { Icon, type IconName } from './icons.tsx'
import css from './preflight-panel.module.css'
import { TextButton } from './text-button.tsx'
import { useDelayed } from './use-delayed.ts'

type ChecksState =
  | { readonly kind: 'checking' }
  | { readonly kind: 'failed'; readonly why: string; readonly retry: () => void }
  | { readonly kind: 'found'; readonly checks: readonly SaidFinding[] }

/** The jump to where a finding is put right, or the words of who can do it where there is nothing to jump to. */
export type Fix = { readonly label: string; readonly go?: () => void }
/** Undefined: the words of the finding itself, and no jump. */
export type FixOf = (check: SaidFinding) => Fix | undefined

type Props = {
  readonly state: ChecksState
  readonly fixOf: FixOf
  /** Whether the form says elsewhere what it still lacks: then nothing is said here as long as the checks find nothing. */
  readonly listsElsewhere?: boolean
  /** Whether the paper is stamped as a draft while something warns. */
  readonly isStamped?: boolean
}

const ICONS: Readonly<Record<Level, IconName>> = { stops: 'cross', warns: 'warning', notes: 'info' }

export function PreflightPanel({ state, fixOf, listsElsewhere = false, isStamped = false }: Props) {
  const texts = useTexts(en)
  const slow = useDelayed(state.kind === 'checking')
  if (state.kind === 'failed')
    return (
      <ErrorNotice inline title={texts.unchecked} text={`${state.why} ${texts.uncheckedHint}`} onRetry={state.retry} />
    )
  if (state.kind === 'checking') return slow ? <p className="sm dim">{texts.checking}</p> : null
  const groups = LEVELS.map((level) => ({ level, checks: state.checks.filter((check) => check.level === level) }))
  if (listsElsewhere && state.checks.length === 0) return null
  const stops = groups.some(({ level, checks }) => level === 'stops' && checks.length > 0)
  return (
    <section className={css.panel} aria-label={texts.panel}>
      {!stops && !listsElsewhere && (
        <p className={css.clear}>
          <Icon name="check" size={12} /> {texts.allClear}
        </p>
      )}
      {groups.map(({ level, checks }) =>
        checks.length > 0 ? (
          <Group key={level} {...{ level, checks, fixOf }} isStamped={level === 'warns' && isStamped} />
        ) : null,
      )}
    </section>
  )
}

type GroupProps = {
  readonly level: Level
  readonly checks: readonly SaidFinding[]
  readonly fixOf: FixOf
  readonly isStamped: boolean
}

/** What stops is open; the others open on a press. Where warnings mark the paper as a draft, those that do stand first. */
function Group({ level, checks, fixOf, isStamped }: GroupProps) {
  const texts = useTexts(en)
  const own = isStamped ? checks.filter(({ stamps }) => stamps !== false) : checks
  const beside = isStamped ? checks.filter(({ stamps }) => stamps === false) : []
  return (
    <details className={css.group} data-level={level} open={level === 'stops'}>
      <summary className={css.heading}>
        <Icon name={ICONS[level]} /> {texts.groups[level](checks.length)}
      </summary>
      {own.length > 0 && <Findings hint={isStamped ? texts.stamped : undefined} checks={own} fixOf={fixOf} />}
      {beside.length > 0 && (
        <Findings hint={own.length > 0 ? texts.beside : texts.unstamped} checks={beside} fixOf={fixOf} />
      )}
    </details>
  )
}

type FindingsProps = Pick<GroupProps, 'checks' | 'fixOf'> & { readonly hint: string | undefined }

function Findings({ hint, checks, fixOf }: FindingsProps) {
  return (
    <>
      {hint && <p className={css.hint}>{hint}</p>}
      <ul className={css.list}>
        {checks.map((check) => (
          <Finding key={`${check.id} ${check.shipment?.id} ${check.item} ${check.sentence}`} {...{ check, fixOf }} />
        ))}
      </ul>
    </>
  )
}

function Finding({ check, fixOf }: { readonly check: SaidFinding; readonly fixOf: FixOf }) {
  const texts = useTexts(en)
  const language = useLanguage()
  const { level, sentence, field, fix, shipment } = check
  const { label, go } = fixOf(check) ?? { label: fix.label }
  const names: Readonly<Record<string, string>> = texts.fieldNames
  return (
    <li className={css.finding}>
      <span className={css.words}>
        <span className="visually-hidden">{labelledIn(language, texts.levels[level], '')}</span>
        {shipment && <span className={css.reference}>{shipment.reference}</span>} {sentence}
        {field && names[field] && <span className={css.field}>{names[field]}</span>}
        {check.named && check.named.length > 1 && <EveryItem check={check} named={check.named} fixOf={fixOf} />}
      </span>
      {go ? (
        <TextButton label={texts.fixOf(label, sentence)} onClick={go}>
          {label}
        </TextButton>
      ) : (
        <span className={css.place}>{label}</span>
      )}
    </li>
  )
}

/** Every item of a sentence that names several, each with a jump of its own. */
function EveryItem({
  check,
  named,
  fixOf,
}: {
  readonly check: SaidFinding
  readonly named: readonly NamedItem[]
  readonly fixOf: FixOf
}) {
  const texts = useTexts(en)
  return (
    <details className={css.every}>
      <summary>{texts.everyItem(named.length)}</summary>
      <ul>
        {named.map(({ id, name }) => {
          const { items: _items, named: _named, ...alone } = check
          const go = fixOf({ ...alone, item: id })?.go
          return <li key={id}>{go ? <TextButton onClick={go}>{name}</TextButton> : name}</li>
        })}
      </ul>
    </details>
  )
}
