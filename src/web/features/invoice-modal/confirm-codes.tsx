// Codes that nobody has confirmed yet: they are listed and confirmed by the person's own act before the invoice is made (decisions j).
import { Checkbox } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { formatHtsCode } from '#domain/hts-code.ts'
import { texts } from '#texts/invoice.ts'
import { Confidence } from '../../ui/confidence.tsx'
import { Tag } from '../../ui/tag.tsx'
import css from './invoice-modal.module.css'
import type { UnconfirmedCode } from './use-generate.ts'

type Props = {
  readonly codes: readonly UnconfirmedCode[]
  readonly confirmed: boolean
  readonly onChange: (confirmed: boolean) => void
}

export function ConfirmCodes({ codes, confirmed, onChange }: Props) {
  if (codes.length === 0) return null
  return (
    <section className={css.confirm} data-confirmed={confirmed || undefined} aria-label={texts.confirmCodes}>
      <div className={css.heading}>
        <h3>{texts.confirmTitle(codes.length)}</h3>
        <Tag tone="ai" icon="spark">
          {texts.proposedTag}
        </Tag>
      </div>
      <ul className={css.lines}>
        {codes.map((code) => (
          <li key={code.id}>
            <span className={css.lineWords}>
              <b>{code.description}</b>
              <span className={css.hint}>
                <span className="mono">{formatHtsCode(code.htsCode)}</span> {code.htsDescription}
              </span>
            </span>
            {code.confidence !== null && <Confidence value={code.confidence} scale="item" />}
          </li>
        ))}
      </ul>
      <p className={css.hint}>{texts.confirmHint}</p>
      <Checkbox
        label={texts.confirmCodes}
        checked={confirmed}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </section>
  )
}
