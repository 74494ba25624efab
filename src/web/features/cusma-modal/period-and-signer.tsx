// Step 3: the days the certificate holds for, and who signs it.
import { TextInput } from '@mantine/core'
import { blanketPeriodProblem, latestEnd } from '#domain/cusma/blanket-period.ts'
import { lack } from '#domain/cusma/lacks.ts'
import { texts as en } from '#texts/en/cusma.ts'
import { lackText } from '#words/certificate-words.ts'
import { wordsOf } from '#words/language.ts'
import { dateIn } from '#words/local-text.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { Segments } from '../../ui/segments.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import css from './cusma-modal.module.css'
import { type FormDraft, periodOf } from './form-draft.ts'

type Props = {
  readonly draft: FormDraft
  readonly onChange: (change: Partial<FormDraft>) => void
  /** What it may be for; a choice of one is none. */
  readonly covers: readonly FormDraft['covers'][]
}

export function PeriodAndSigner({ draft, onChange, covers }: Props) {
  const texts = useTexts(en)
  return (
    <div className={css.fields}>
      {covers.length > 1 && (
        <Segments
          legend={texts.covers}
          name="certificate-covers"
          value={draft.covers}
          options={covers.map((value) => ({ value, label: texts.coversKinds[value] }))}
          onChange={(chosen) => onChange({ covers: chosen })}
        />
      )}
      {draft.covers === 'period' && <Period {...{ draft, onChange }} />}
      <TextInput
        label={texts.signerName}
        maxLength={200}
        autoComplete="name"
        value={draft.signerName}
        onChange={(event) => onChange({ signerName: event.currentTarget.value })}
      />
      <TextInput
        label={texts.signerTitle}
        maxLength={200}
        autoComplete="organization-title"
        value={draft.signerTitle}
        onChange={(event) => onChange({ signerTitle: event.currentTarget.value })}
      />
    </div>
  )
}

/** The first and the last day; a period that is too long offers its longest end. */
function Period({ draft, onChange }: Omit<Props, 'covers'>) {
  const language = useLanguage()
  const texts = useTexts(en)
  const period = periodOf(draft)
  const problem = period ? blanketPeriodProblem(period) : lack('period-no-days')
  const last = period && latestEnd(period.startDate)
  return (
    <>
      <div className={css.days}>
        <DateField
          label={texts.periodStart}
          value={draft.startDate}
          aria-describedby="cusma-period-note"
          onChange={(startDate) => onChange({ startDate })}
        />
        <DateField
          label={texts.periodEnd}
          value={draft.endDate}
          error={problem !== undefined}
          aria-describedby="cusma-period-note"
          onChange={(endDate) => onChange({ endDate })}
        />
      </div>
      <p id="cusma-period-note" className={problem ? css.warn : 'xs faint'} role={problem ? 'alert' : undefined}>
        {problem ? lackText(wordsOf(language), problem) : texts.periodHint}{' '}
        {problem && last && (
          <TextButton onClick={() => onChange({ endDate: last })}>
            {texts.lastDayInstead(dateIn(language, last))}
          </TextButton>
        )}
      </p>
    </>
  )
}
