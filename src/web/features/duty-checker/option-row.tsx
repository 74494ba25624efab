// One code to pick from: how sure, what it is called, why, its duty of one unit.
import { Button } from '@mantine/core'
import { cad } from '#domain/money.ts'
import { texts as en } from '#texts/en/tools.ts'
import { classificationSay } from '#words/classification.ts'
import { printedRate } from '#words/duty-say.ts'
import { newNumberText } from '#words/ended-code.ts'
import { amountIn, percentIn } from '#words/local-text.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Confidence } from '../../ui/confidence.tsx'
import { Icon } from '../../ui/icons.tsx'
import type { LowestDuty } from '../../ui/lowest-duty.ts'
import { LowestDutyReminder, LowestDutyTag } from '../../ui/lowest-duty-words.tsx'
import { Tag } from '../../ui/tag.tsx'
import { WholeWords } from '../../ui/whole-words.tsx'
import type { Option } from './checked-duty.ts'
import css from './options.module.css'

type Props = {
  readonly option: Option
  readonly isPicked: boolean
  /** Where this one has the lowest duty of those listed. */
  readonly lowest: LowestDuty | undefined
  readonly onPick: () => void
}

export function OptionRow({ option, isPicked, lowest, onPick }: Props) {
  const texts = useTexts(en)
  const language = useLanguage()
  const words = isPicked ? texts.selected : texts.select
  return (
    <li className={css.option} data-picked={isPicked || undefined}>
      <span className={css.dot} aria-hidden="true" />
      <div className={css.words}>
        <div className={css.top}>
          <span className={`mono ${css.code}`}>{option.formattedHtsCode}</span>
          <Confidence value={option.confidence} scale="list" />
          {option.confidence6 > option.confidence && (
            <span className="xs dim">{texts.sixDigits(Math.round(option.confidence6))}</span>
          )}
          {lowest && <LowestDutyTag />}
        </div>
        <p lang="en">{option.description}</p>
        {option.succeeds && <p className="xs dim">{newNumberText(language, option.succeeds)}</p>}
        <p className="xs dim">{classificationSay(language).reasons(option.reasons)}</p>
        {lowest && <LowestDutyReminder isDoubtful={lowest.isDoubtful} />}
        <p className="xs faint">
          {texts.baseRate(printedRate(language, option.dutyRate))}
          {option.precedent && (
            <>
              {' · '}
              <a href={option.precedent.url} target="_blank" rel="noopener noreferrer">
                {texts.ruling(option.precedent.ruling)}
              </a>
            </>
          )}
        </p>
      </div>
      <Duty option={option} />
      <Button
        size="xs"
        className={css.button}
        data-chosen={isPicked || undefined}
        aria-pressed={isPicked}
        aria-label={`${words} ${option.formattedHtsCode}`}
        leftSection={isPicked && <Icon name="check" />}
        onClick={onPick}
      >
        {words}
      </Button>
    </li>
  )
}

function Duty({ option }: { readonly option: Option }) {
  const texts = useTexts(en)
  const language = useLanguage()
  const { outcome, dutyAmount, dutyPercentage } = option
  if (outcome === 'prohibited') return <Tag tone="ban">{texts.outcome.prohibited}</Tag>
  if (outcome === 'unknown' || dutyAmount === null)
    return <span className={`xs dim ${css.duty}`}>{texts.outcome.unknown}</span>
  return (
    <div className={css.duty}>
      <span className={css.code}>{amountIn(language, cad(String(dutyAmount)))}</span>
      <span className="xs faint">{texts.aUnit}</span>
      <span className="xs faint">
        {outcome === 'possibly-duty-free' ? (
          <WholeWords>{texts.outcome[outcome]}</WholeWords>
        ) : (
          dutyPercentage !== null && texts.ofValue(percentIn(language, dutyPercentage.toFixed(2)))
        )}
      </span>
    </div>
  )
}
