// HTS code of an item: typed, checked against the release, described with its rates; relatives where the code is gone.

import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { validateHts } from '#contract/classification.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { formatHtsCode, HTS_CODE_DIGITS } from '#domain/hts-code.ts'
import { texts as classificationEn } from '#texts/en/classification.ts'
import { texts as en } from '#texts/en/item.ts'
import { printedRate } from '#words/duty-say.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { labelledIn } from '#words/local-text.ts'
import { releaseName } from '#words/release.ts'
import { checkProblem } from '../../api/code-problem.ts'
import { failureText } from '../../api/failures.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { useHeldCode, useReplaceEndedCode } from '../../api/replace-ended-code.ts'
import type { Item } from '../../api/shipment-item.ts'
import { useItemDesk } from '../../desk/item-desk.ts'
import { useSaveFace } from '../../desk/save-face.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { CodeSuccessors, Renumbered } from '../../ui/code-successors.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { type HtsCheck, HtsCodeField } from '../../ui/hts-code-field.tsx'
import { ReplaceEndedCode } from '../../ui/replace-ended-code.tsx'
import { showToast } from '../../ui/show-alert.tsx'
import { CodeProvenance } from './code-provenance.tsx'
import { fieldId } from './field-id.ts'
import { worthOf } from './goods-worth.ts'
import css from './item-form.module.css'
import { SaveFailure } from './save-failure.tsx'
import { nearestTitle } from './title-path.ts'

/** A release changes rarely: an answer holds for an hour. */
const FRESH_MS = 3_600_000

type Validation = AnswerOf<typeof validateHts>

export function CodeField({ item, action }: { readonly item: Item; readonly action: ReactNode }) {
  const language = useLanguage()
  const texts = useTexts(en)
  const { change, saves } = useItemDesk()
  const [completed, setCompleted] = useState<string>()
  const { failure, ...face } = useSaveFace(item.id, 'htsCode')
  const digits = completed ?? item.htsCode ?? ''
  const validation = useEndpoint(
    validateHts,
    { body: { htsCode: digits, ...worthOf(item) } },
    { enabled: digits.length === HTS_CODE_DIGITS, freshFor: FRESH_MS },
  )
  const save = (code: string | null) => {
    setCompleted(undefined)
    change(item, 'htsCode', code ? { htsCode: code, htsProposedBy: 'person', htsConfirmed: true } : { htsCode: null })
  }
  return (
    <div>
      <HtsCodeField
        id={fieldId(item.id, 'htsCode')}
        value={item.htsCode}
        check={checkOf(language, digits, validation.data, validation.isFetching)}
        onComplete={setCompleted}
        onSave={save}
        draft={saves.draftOf(item.id, 'htsCode')}
        onDraft={(typed) => saves.keepDraft(item.id, 'htsCode', typed)}
        required
        action={action}
        {...face}
      />
      {validation.error && (
        <ErrorNotice
          inline
          title={failureText(validation.error, texts.checkNoConnection, texts.checkNoConnection)}
          onRetry={() => validation.refetch()}
        />
      )}
      <SaveFailure message={failure} />
      <Relatives validation={validation.data} onUse={save} />
      <CodeChange item={item} digits={digits} validation={validation.data} onUse={save} />
      <CodeProvenance item={item} hasEnded={Boolean(validation.data?.ended) && item.htsCode === digits} />
    </div>
  )
}

function checkOf(language: Language, digits: string, validation: Validation | undefined, fetching: boolean): HtsCheck {
  const classification = wordsIn(language, classificationEn)
  const texts = wordsIn(language, en)
  if (!validation) return fetching ? { kind: 'checking' } : { kind: 'none' }
  if (!validation.valid) return { kind: 'invalid', error: checkProblem(language, digits, validation) }
  const { details } = validation
  const rates =
    details &&
    texts.rates(rate(language, details.general), rate(language, details.special), rate(language, details.other))
  const release = details && texts.codeIsIn(releaseName(language, details.release))
  const plain = validation.plainTitle && `${validation.plainTitle}.`
  const legal = validation.fullDescription && `${nearestTitle(validation.fullDescription)}.`
  const titles = plain === legal ? [plain] : [plain, legal && labelledIn(language, classification.legalText, legal)]
  return { kind: 'valid', description: [...titles, rates, release].filter(Boolean).join(' ') }
}

const rate = (language: Language, printed: string): string => {
  const texts = wordsIn(language, en)
  return printedRate(language, printed.trim()) || texts.noRate
}

/** Where a code ended, or stands for other goods since it was confirmed: what took its place, here or everywhere. */
function CodeChange({
  item,
  digits,
  validation,
  onUse,
}: {
  readonly item: Item
  readonly digits: string
  readonly validation: Validation | undefined
  readonly onUse: (code: string) => void
}) {
  const ended = validation?.ended
  const ofCode = useHeldCode(ended?.isOneForOne ? digits : undefined)
  const replacing = useReplaceEndedCode(ofCode, showToast)
  const renumbered = validation?.renumbered
  const since = item.htsProvenance?.confirmedAt
  if (renumbered && item.htsCode === digits && since && since.slice(0, 10) < renumbered.on)
    return <Renumbered code={digits} renumbered={renumbered} onUse={onUse} />
  if (!ended) return null
  return (
    <CodeSuccessors isOneForOne={ended.isOneForOne} successors={ended.successors} onUse={onUse}>
      {ofCode && replacing && ofCode.products + ofCode.items > 1 && <ReplaceEndedCode {...replacing} />}
    </CodeSuccessors>
  )
}

/** Where a code is gone: its nearest valid relatives, each a button that takes it over. */
function Relatives({
  validation,
  onUse,
}: {
  readonly validation?: Validation
  readonly onUse: (code: string) => void
}) {
  const texts = useTexts(en)
  if (!validation || validation.valid || validation.relatives.length === 0) return null
  return (
    <div className={css.relatives}>
      <p className="xs dim">{texts.useInstead}</p>
      <ul>
        {validation.relatives.map((each) => (
          <li key={each.htsCode}>
            <span className="mono">{each.formattedHtsCode}</span> {each.description}
            <Button size="xs" onClick={() => onUse(each.htsCode)}>
              {texts.takeCode(formatHtsCode(each.htsCode))}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
