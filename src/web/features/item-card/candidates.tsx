// The candidate codes of an item: progress while they are sought, then at most ten, the less likely on request, the chosen one
// marked; keys 1 to 9 choose.

import { useState } from 'react'
import { texts as classificationEn } from '#texts/en/classification.ts'
import { texts as en } from '#texts/en/item.ts'
import { texts as toolEn } from '#texts/en/tools.ts'
import { classificationSay } from '#words/classification.ts'
import { candidateChange } from '#words/proposed-code.ts'
import type { Item } from '../../api/shipment-item.ts'
import { useItemDesk } from '../../desk/item-desk.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { DecidingQuestion } from '../../ui/deciding-question.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { Icon } from '../../ui/icons.tsx'
import { likelyCodes } from '../../ui/likely-codes.ts'
import { lowestDuty } from '../../ui/lowest-duty.ts'
import { Notice } from '../../ui/notice.tsx'
import { useShortcuts } from '../../ui/shortcuts.tsx'
import { Tag } from '../../ui/tag.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { CandidateRow } from './candidate-row.tsx'
import { allWeak, type Candidate, type ShownCandidates, shownCandidates } from './candidate-rules.ts'
import css from './candidates.module.css'
import { ClassifyProgress } from './classify-progress.tsx'
import type { useClassification } from './use-classification.ts'

const NO_CANDIDATES: ShownCandidates = { shown: [], leftOut: 0 }

type Props = { readonly item: Item; readonly run: ReturnType<typeof useClassification> }

export function Candidates({ item, run }: Props) {
  const language = useLanguage()
  const classification = useTexts(classificationEn)
  const texts = useTexts(en)
  const toolTexts = useTexts(toolEn)
  const { change } = useItemDesk()
  const { shown, leftOut } = run.classification ? shownCandidates(run.classification) : NO_CANDIDATES
  const [all, setAll] = useState(false)
  const { likely, lessLikely } = likelyCodes(shown, item.htsCode)
  const listed = all ? shown : likely
  const select = (candidate: Candidate) =>
    change(item, 'htsCode', candidateChange(candidate, true, run.classification ?? {}))
  useShortcuts(listed.slice(0, 9).map((each, index) => ({ key: `${index + 1}`, label: '', run: () => select(each) })))
  if (run.isRunning)
    return (
      <div className={css.running}>
        <span className="visually-hidden" role="status">
          {texts.classifying}
        </span>
        <Icon name="spark" />
        <ClassifyProgress run={run.name} />
      </div>
    )
  if (run.failure) return <ErrorNotice inline title={run.failure} onRetry={run.retry} />
  if (!run.classification) return null
  if (shown.length === 0)
    return (
      <Notice tone="info" role="status">
        {texts.noCandidates}
      </Notice>
    )
  const lowest = lowestDuty(listed)
  return (
    <section aria-label={texts.candidates}>
      <div className={css.head}>
        <h3>{texts.candidates}</h3>
        <Tag tone="ai" icon="spark">
          {texts.proposed}
        </Tag>
        <span className={css.count}>{texts.candidatesShown(listed.length, leftOut)}</span>
        <span className="visually-hidden" role="status">
          {texts.classified(shown.length)}
        </span>
      </div>
      {run.classification.noticeReason && (
        <div className={css.notice}>
          <Notice tone="info" role="status">
            {classificationSay(language).notice(run.classification.noticeReason)}
          </Notice>
        </div>
      )}
      {allWeak(shown) && (
        <p className={`sm ${css.weak}`}>
          <Icon name="warning" size={14} /> {texts.weakCandidates}
        </p>
      )}
      {run.classification.source === 'language-model' && (
        <p className={`xs dim ${css.measured}`}>{classification.notMeasured}</p>
      )}
      <DecidingQuestion
        question={run.classification.question}
        note={classification.decides}
        given={run.answers}
        isAnswering={run.isAnswering}
        onAnswer={run.answer}
      />
      <ol className={css.list} aria-busy={run.isAnswering}>
        {listed.map((candidate, index) => (
          <CandidateRow
            key={candidate.htsCode}
            candidate={candidate}
            place={index + 1}
            standing={standingOf(item, candidate)}
            lowest={lowest?.htsCode === candidate.htsCode ? lowest : undefined}
            onSelect={() => select(candidate)}
          />
        ))}
      </ol>
      {lessLikely > 0 && (
        <div className="no-print">
          <TextButton onClick={() => setAll(!all)}>
            {all ? toolTexts.showFewer : toolTexts.showMore(lessLikely)}
          </TextButton>
        </div>
      )}
    </section>
  )
}

/** Chosen by a person, only proposed, or one of the others. */
function standingOf(item: Item, candidate: Candidate): 'confirmed' | 'proposed' | 'other' {
  if (item.htsCode !== candidate.htsCode) return 'other'
  return item.htsProvenance?.confirmedBy ? 'confirmed' : 'proposed'
}
