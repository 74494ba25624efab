// Lines typed by hand beside the shipment's items: add, edit, remove.
import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { texts as entryEn } from '#texts/en/admissibility.ts'
import { texts as en } from '#texts/en/invoice.ts'
import { useTypedGoods } from '../../api/entry-findings.ts'
import { useTexts } from '../../language/page-language.tsx'
import { EntryFindings } from '../../ui/entry-findings.tsx'
import { Icon } from '../../ui/icons.tsx'
import choices from '../../ui/invoice-choices.module.css'
import { goodsOf, type LineDraft, newLine } from './line-draft.ts'
import type { LineProblem } from './line-problem.ts'
import { ManualLineForm } from './manual-line-form.tsx'

type Props = {
  readonly lines: readonly LineDraft[]
  readonly onChange: (lines: readonly LineDraft[]) => void
  /** With the open line among them, whose form closes. */
  readonly onKeep: (lines: readonly LineDraft[]) => void
  /** The line open in its form. */
  readonly open: LineDraft | null
  readonly onOpen: (line: LineDraft | null) => void
  /** What a refusal of the paper said of the open line. */
  readonly refused: LineProblem | undefined
}

export function ManualLines({ lines, onChange, onKeep, open, onOpen, refused }: Props) {
  const texts = useTexts(en)
  const entryTexts = useTexts(entryEn)
  const { byId, askAgain } = useTypedGoods(useMemo(() => lines.map(goodsOf), [lines]))
  const add = () => onOpen(newLine(crypto.randomUUID()))
  const keep = (line: LineDraft) => {
    const isNew = !lines.some((each) => each.key === line.key)
    onKeep(isNew ? [...lines, line] : lines.map((each) => (each.key === line.key ? line : each)))
  }
  const shown = lines.filter((each) => each.key !== open?.key)
  return (
    <section className={choices.group} aria-label={texts.manualLines}>
      <div className={choices.heading}>
        <h3>{texts.manualLines}</h3>
        {!open && (
          <Button size="xs" leftSection={<Icon name="plus" />} onClick={add}>
            {texts.addLine}
          </Button>
        )}
      </div>
      {shown.length === 0 && !open && <p className={choices.hint}>{texts.noLines}</p>}
      {shown.length > 0 && (
        <ul className={choices.lines}>
          {shown.map((line) => (
            <li key={line.key}>
              <span className={choices.lineWords}>
                <b>{line.description}</b>
                <span className={choices.hint}>
                  {line.quantity} × {line.currency} {line.unitValue} · <span className="mono">{line.origin}</span>
                  {' · '}
                  {line.htsCode ? <span className="mono">{line.htsCode}</span> : texts.lineWithoutCode}
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
              <EntryFindings findings={byId.get(line.key) ?? []} of={line.description} />
            </li>
          ))}
        </ul>
      )}
      {askAgain && (
        <p role="alert" className={choices.hint}>
          {entryTexts.notAsked}{' '}
          <Button size="xs" onClick={askAgain}>
            {entryTexts.askAgain}
          </Button>
        </p>
      )}
      {open && (
        <ManualLineForm
          key={`${open.key}:${refused?.text}`}
          line={open}
          refused={refused}
          onChange={onOpen}
          onKeep={keep}
          onCancel={() => onOpen(null)}
        />
      )}
    </section>
  )
}
