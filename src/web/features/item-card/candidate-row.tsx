// One candidate code: confidence, what it is called, why, its duty of one unit, and the button that chooses it.
import { Button } from '@mantine/core'
import { cad, decimal } from '#domain/money.ts'
import { texts as classificationEn } from '#texts/en/classification.ts'
import { texts as en } from '#texts/en/item.ts'
import { classificationSay } from '#words/classification.ts'
import { newNumberText } from '#words/ended-code.ts'
import { amountIn, decimalIn } from '#words/local-text.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Confidence } from '../../ui/confidence.tsx'
import { Icon } from '../../ui/icons.tsx'
import type { LowestDuty } from '../../ui/lowest-duty.ts'
import { LowestDutyReminder, LowestDutyTag } from '../../ui/lowest-duty-words.tsx'
import { CandidateReason } from './candidate-reason.tsx'
import type { Candidate } from './candidate-rules.ts'
import { CandidateTitles } from './candidate-titles.tsx'
import css from './candidates.module.css'

type Props = {
  readonly candidate: Candidate
  /** Place in the list, from 1: its key. */
  readonly place: number
  readonly standing: 'confirmed' | 'proposed' | 'other'
  /** Where this one has the lowest duty of those listed. */
  readonly lowest: LowestDuty | undefined
  readonly onSelect: () => void
}

export function CandidateRow({ candidate, place, standing, lowest, onSelect }: Props) {
  const language = useLanguage()
  const classification = useTexts(classificationEn)
  const texts = useTexts(en)
  const chosen = standing === 'confirmed'
  const act = { confirmed: texts.selected, proposed: texts.confirm, other: texts.select }[standing]
  return (
    <li className={css.candidate} data-standing={standing}>
      <span className={css.dot} aria-hidden="true" />
      <div className={css.words}>
        <div className={css.top}>
          <span className={`mono ${css.code}`}>{candidate.formattedHtsCode}</span>
          <Confidence value={candidate.confidence} scale="item" />
          {candidate.confidence6 > candidate.confidence && (
            <span className="xs dim">{classification.sixDigits(candidate.confidence6)}</span>
          )}
          {lowest && <LowestDutyTag />}
          {standing === 'proposed' && <span className="xs dim">{texts.notConfirmed}</span>}
        </div>
        {candidate.proposer && (
          <p className={`xs ${css.picked}`}>
            <Icon name="spark" size={12} /> {classification.pickedBy(candidate.proposer)}
          </p>
        )}
        <p className="sm">{candidate.description}</p>
        {candidate.succeeds && <p className="xs dim">{newNumberText(language, candidate.succeeds)}</p>}
        {lowest && <LowestDutyReminder isDoubtful={lowest.isDoubtful} />}
        <CandidateReason
          code={candidate.formattedHtsCode}
          words={classificationSay(language).reasons(candidate.reasons)}
        >
          <CandidateTitles candidate={candidate} />
        </CandidateReason>
      </div>
      <div className={css.duty}>
        <span className={css.code}>
          {candidate.dutyAmount === null ? texts.dutyNotKnown : amountIn(language, cad(String(candidate.dutyAmount)))}
        </span>
        <span className="xs faint">{candidate.dutyAmount === null ? texts.duty : texts.aUnit}</span>
        {candidate.dutyPercentage !== null && (
          <span className="xs faint">
            {texts.percentOfValue(decimalIn(language, decimal(String(candidate.dutyPercentage)).toFixed(2)))}
          </span>
        )}
      </div>
      <Button
        size="xs"
        className={css.button}
        data-chosen={chosen || undefined}
        aria-pressed={chosen}
        aria-keyshortcuts={place <= 9 ? `${place}` : undefined}
        aria-label={`${act} ${candidate.formattedHtsCode}`}
        leftSection={chosen && <Icon name="check" />}
        onClick={onSelect}
      >
        {act}
      </Button>
    </li>
  )
}
