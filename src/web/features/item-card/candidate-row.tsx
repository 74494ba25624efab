// One candidate code: confidence, what it is called, why, its duty of one unit, and the button that chooses it.
import { Button } from '@mantine/core'
import { decimal } from '#domain/money.ts'
import { texts as classificationEn } from '#texts/en/classification.ts'
import { texts as en } from '#texts/en/item.ts'
import { useTexts } from '../../language/page-language.tsx'
import { Confidence } from '../../ui/confidence.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Tag } from '../../ui/tag.tsx'
import { CandidateReason } from './candidate-reason.tsx'
import type { Candidate } from './candidate-rules.ts'
import { CandidateTitles } from './candidate-titles.tsx'
import css from './candidates.module.css'

type Props = {
  readonly candidate: Candidate
  /** Place in the list, from 1: its key. */
  readonly place: number
  readonly standing: 'confirmed' | 'proposed' | 'other'
  readonly hasLowestDuty: boolean
  readonly onSelect: () => void
}

export function CandidateRow({ candidate, place, standing, hasLowestDuty, onSelect }: Props) {
  const classification = useTexts(classificationEn)
  const texts = useTexts(en)
  const chosen = standing === 'confirmed'
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
          {hasLowestDuty && <Tag>{texts.lowestDuty}</Tag>}
          {standing === 'proposed' && <span className="xs dim">{texts.notConfirmed}</span>}
        </div>
        {candidate.proposer && (
          <p className={`xs ${css.picked}`}>
            <Icon name="spark" size={12} /> {classification.pickedBy(candidate.proposer)}
          </p>
        )}
        <p className="sm">{candidate.description}</p>
        {hasLowestDuty && <p className="xs dim">{classification.lowestDutyReminder}</p>}
        <CandidateReason code={candidate.formattedHtsCode} words={candidate.reasoning}>
          <CandidateTitles candidate={candidate} />
        </CandidateReason>
      </div>
      <div className={css.duty}>
        <span className={css.code}>
          {candidate.dutyAmount === null ? texts.dutyNotKnown : decimal(String(candidate.dutyAmount)).toFixed(2)}
        </span>
        <span className="xs faint">{candidate.dutyAmount === null ? texts.duty : texts.aUnit}</span>
        {candidate.dutyPercentage !== null && (
          <span className="xs faint">{texts.percentOfValue(decimal(String(candidate.dutyPercentage)).toFixed(2))}</span>
        )}
      </div>
      <Button
        size="xs"
        className={css.button}
        data-chosen={chosen || undefined}
        aria-pressed={chosen}
        aria-keyshortcuts={place <= 9 ? `${place}` : undefined}
        aria-label={`${chosen ? texts.selected : texts.select} ${candidate.formattedHtsCode}`}
        leftSection={chosen && <Icon name="check" />}
        onClick={onSelect}
      >
        {chosen ? texts.selected : texts.select}
      </Button>
    </li>
  )
}
