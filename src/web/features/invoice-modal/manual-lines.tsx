// Lines typed by hand beside the shipment's items: add, edit, remove.
import { Button } from '@mantine/core'
import { useState } from 'react'
import { texts } from '#texts/invoice.ts'
import { Icon } from '../../ui/icons.tsx'
import css from './invoice-modal.module.css'
import { type LineDraft, newLine } from './line-draft.ts'
import { ManualLineForm } from './manual-line-form.tsx'

type Props = {
  readonly lines: readonly LineDraft[]
  readonly onChange: (lines: readonly LineDraft[]) => void
  /** The line open in its form, kept by the modal so that it can ask before closing. */
  readonly open: LineDraft | undefined
  readonly onOpen: (line: LineDraft | undefined) => void
}

export function ManualLines({ lines, onChange, open, onOpen }: Props) {
  const [added, setAdded] = useState(0)
  const add = () => {
    setAdded(added + 1)
    onOpen(newLine(`line ${added + 1}`))
  }
  const keep = (line: LineDraft) => {
    const isNew = !lines.some((each) => each.key === line.key)
    onChange(isNew ? [...lines, line] : lines.map((each) => (each.key === line.key ? line : each)))
    onOpen(undefined)
  }
  const shown = lines.filter((each) => each.key !== open?.key)
  return (
    <section className={css.group} aria-label={texts.manualLines}>
      <div className={css.heading}>
        <h3>{texts.manualLines}</h3>
        {!open && (
          <Button size="xs" leftSection={<Icon name="plus" />} onClick={add}>
            {texts.addLine}
          </Button>
        )}
      </div>
      {shown.length === 0 && !open && <p className={css.hint}>{texts.noLines}</p>}
      {shown.length > 0 && (
        <ul className={css.lines}>
          {shown.map((line) => (
            <li key={line.key}>
              <span className={css.lineWords}>
                <b>{line.description}</b>
                <span className={css.hint}>
                  {line.quantity} × {line.currency} {line.unitValue} · <span className="mono">{line.origin}</span>
                  {line.htsCode && (
                    <>
                      {' · '}
                      <span className="mono">{line.htsCode}</span>
                    </>
                  )}
                </span>
              </span>
              <Button
                size="xs"
                variant="subtle"
                aria-label={texts.editLine(line.description)}
                onClick={() => onOpen(line)}
              >
                <Icon name="pencil" />
              </Button>
              <Button
                size="xs"
                variant="subtle"
                aria-label={texts.removeLine(line.description)}
                onClick={() => onChange(lines.filter((each) => each.key !== line.key))}
              >
                <Icon name="cross" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {open && <ManualLineForm line={open} onChange={onOpen} onKeep={keep} onCancel={() => onOpen(undefined)} />}
    </section>
  )
}
