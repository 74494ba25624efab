// Exports what the filters find, with the count while it runs and a way to stop it.
import { Button } from '@mantine/core'
import { texts } from '#texts/en/audit.ts'
import { Icon } from '../../ui/icons.tsx'
import { AlertPanel } from '../../ui/show-alert.tsx'
import css from './audit.module.css'
import type { AuditQuery } from './audit-query.ts'
import { type ExportState, MOST_ENTRIES, type useExport } from './use-export.ts'

type Export = ReturnType<typeof useExport>

const count = (rows: number): string => rows.toLocaleString('en-CA')

export function ExportButton({ query, state, run, stop }: Export & { readonly query: AuditQuery }) {
  return (
    <div className={css.export}>
      <Button
        leftSection={<Icon name="download" />}
        loading={state.kind === 'running'}
        title={texts.exportHint(count(MOST_ENTRIES))}
        onClick={() => void run(query)}
      >
        {texts.export}
      </Button>
      {state.kind === 'running' && <Button onClick={stop}>{texts.stop}</Button>}
      <span className="xs dim" role="status">
        {state.kind === 'running' ? texts.exporting(count(state.rows)) : texts.exportHint(count(MOST_ENTRIES))}
      </span>
    </div>
  )
}

export function ExportOutcome({ state, onClose }: { readonly state: ExportState; readonly onClose: () => void }) {
  if (state.kind === 'failed')
    return (
      <AlertPanel kind="failure" onClose={onClose}>
        {state.text}
      </AlertPanel>
    )
  if (state.kind !== 'done') return null
  return (
    <AlertPanel kind="success" onClose={onClose}>
      {texts.exported(count(state.rows))} {state.isCut && texts.exportCut(count(MOST_ENTRIES))}
    </AlertPanel>
  )
}
