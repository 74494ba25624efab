// The ten-digit code of an item. Keeps digits and dots, counts n/10, prints dddd.dd.dd.dd; complains when the field is
// left or ten digits are there, never in the middle of typing. Source: interface, section 5, "HTS field".
import { TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { formatHtsCode, HTS_CODE_DIGITS, htsDigits, keepDigitsAndDots } from '#domain/hts-code.ts'
import { texts as en } from '#texts/en/item.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { useLanguage, useTexts } from '../language/page-language.tsx'
import classes from './hts-code-field.module.css'
import { Icon } from './icons.tsx'
import { type SaveState, WithSavedState } from './saved-state.tsx'

/** What the check against the US tariff database said about the code on screen. */
export type HtsCheck =
  | { readonly kind: 'none' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'valid'; readonly description: string }
  | { readonly kind: 'invalid'; readonly error: string }

type Props = {
  /** Ten digits without dots as saved, or null. */
  readonly value: string | null
  readonly check: HtsCheck
  /** Ten digits stand in the field: time to check them. */
  readonly onComplete: (digits: string) => void
  /** The field was left with a new complete code, or emptied. */
  readonly onSave: (digits: string | null) => void
  /** What was typed before and is no code yet: the field starts with it. */
  readonly draft?: string
  /** Hears of what is typed; undefined once it was saved. */
  readonly onDraft?: (typed: string | undefined) => void
  readonly required?: boolean
  readonly saveState?: SaveState
  readonly onRetrySave?: () => void
  /** At the right of the field, such as the Classify button. */
  readonly action?: ReactNode
  readonly id?: string
}

/** The specified sentence when some digits are there, but not exactly ten. */
function htsCodeProblem(language: Language, typed: string): string | undefined {
  const texts = wordsIn(language, en)
  const count = htsDigits(typed).length
  return count === 0 || count === HTS_CODE_DIGITS ? undefined : texts.tenDigits(count)
}

export function HtsCodeField(props: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const [draft, setOwnDraft] = useState(props.draft)
  const [left, setLeft] = useState(true)
  const [lastValue, setLastValue] = useState(props.value)
  if (props.value !== lastValue) {
    setLastValue(props.value) // another code was chosen elsewhere: it replaces what was typed
    setOwnDraft(undefined)
  }
  const setDraft = (typed: string | undefined) => {
    setOwnDraft(typed)
    props.onDraft?.(typed)
  }
  const saved = props.value ? formatHtsCode(props.value) : ''
  const shown = draft ?? saved
  const digits = htsDigits(shown)

  const change = (text: string) => {
    const kept = keepDigitsAndDots(text)
    const complete = htsDigits(kept).length === HTS_CODE_DIGITS
    setDraft(complete ? formatHtsCode(kept) : kept)
    setLeft(false)
    if (complete) props.onComplete(htsDigits(kept))
  }
  const leave = () => {
    setLeft(true)
    if (draft === undefined || htsCodeProblem(language, draft)) return
    setDraft(undefined)
    if (digits !== (props.value ?? '')) props.onSave(digits === '' ? null : digits)
  }

  const tooLong = digits.length > HTS_CODE_DIGITS
  const checked = props.check.kind === 'invalid' ? props.check.error : undefined
  const missing = props.required && digits === '' && left ? texts.required : undefined
  const problem =
    left || tooLong ? (htsCodeProblem(language, shown) ?? missing ?? checked) : checkedAtTen(digits, checked)
  return (
    <div>
      <div className={classes.row}>
        <div className={classes.field}>
          <WithSavedState state={props.saveState ?? 'none'} onRetry={props.onRetrySave}>
            <TextInput
              id={props.id}
              label={texts.htsCode}
              classNames={{ input: classes.input }}
              value={shown}
              onChange={(event) => change(event.currentTarget.value)}
              onBlur={leave}
              onKeyDown={(event) => {
                if (event.key === 'Enter') leave()
              }}
              error={problem}
              inputMode="decimal"
              autoComplete="off"
              rightSection={<span className={classes.count}>{`${digits.length}/${HTS_CODE_DIGITS}`}</span>}
              rightSectionWidth={52}
              rightSectionPointerEvents="none"
            />
          </WithSavedState>
        </div>
        {props.action && <div className={classes.action}>{props.action}</div>}
      </div>
      {!problem && <CheckLine check={props.check} />}
    </div>
  )
}

const checkedAtTen = (digits: string, checked: string | undefined) =>
  digits.length === HTS_CODE_DIGITS ? checked : undefined

function CheckLine({ check }: { check: HtsCheck }) {
  if (check.kind !== 'valid') return null
  return (
    <p className={classes.valid}>
      <Icon name="check" size={12} className={classes.tick} /> {check.description}
    </p>
  )
}
