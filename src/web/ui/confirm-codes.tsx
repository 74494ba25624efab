// Codes that nobody has confirmed yet: they are listed and confirmed by the person's own act before the invoice is made (decisions j).
import { Checkbox } from '@mantine/core'
import { useTexts } from '../language/page-language.tsx'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { formatHtsCode } from '#domain/hts-code.ts'
import { texts as en } from '#texts/en/invoice.ts'
import { Confidence } from './confidence.tsx'
import css from './invoice-choices.module.css'
import { Tag } from './tag.tsx'

export type UnconfirmedCode = {
  readonly id: string
  readonly description: string
  readonly htsCode: string
  readonly htsDescription: string | null
  /** Percent. */
  readonly confidence: number | null
  /** Of its shipment, where the codes of several are listed together. */
  readonly reference?: string | undefined
}

type Props = {
  readonly codes: readonly UnconfirmedCode[]
  readonly confirmed: boolean
  readonly onChange: (confirmed: boolean) => void
}

export function ConfirmCodes({ codes, confirmed, onChange }: Props) {
  const texts = useTexts(en)
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
                {code.reference && <span className={css.reference}>{code.reference}</span>}
              </span>
            </span>
            {code.confidence !== null && <Confidence value={code.confidence} scale="item" />}
          </li>
        ))}
      </ul>
      <p className={css.hint}>{texts.confirmHint}</p>
      <Checkbox
        id="paper-confirm"
        label={texts.confirmCodes}
        checked={confirmed}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </section>
  )
}
