// The coach of one product: questions at the left, the rule and the decision at the right, live; saving makes a version and decides.

import { NativeSelect } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { getOriginFolder } from '#contract/origin-folder.ts'
import { getProductOrigin, saveRecipe } from '#contract/product-origin.ts'
import { texts as keptEn } from '#texts/en/kept-text.ts'
import { texts as en } from '#texts/en/origin-coach.ts'
import { sentence } from '#words/language.ts'
import { listIn } from '#words/local-text.ts'
import { inputProblemText, outcomeText } from '#words/origin.ts'
import { useViewOnly, useViewOnlyReason } from '../../api/client-access.ts'
import { ApiFailure, failureText } from '../../api/failures.ts'
import { endpointKey, useOutdate, useSend } from '../../api/hooks.ts'
import { useKeptState } from '../../api/use-kept-state.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { ActionButton } from '../../ui/action-button.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { HeldBack } from '../../ui/held-back.tsx'
import { KeptNotice } from '../../ui/kept-notice.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AlertPanel, showToast } from '../../ui/show-alert.tsx'
import { Tag } from '../../ui/tag.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { useSubmitKey } from '../../ui/use-submit-key.ts'
import { AskSupplier } from './ask-supplier.tsx'
import { ClaimSavings, type GoodsToClaim } from './claim-savings.tsx'
import { CodeDoubt } from './code-doubt.tsx'
import { DecisionPanel } from './decision-panel.tsx'
import css from './origin-coach.module.css'
import {
  contentOf,
  draftOf,
  draftOfContent,
  namesOf,
  type ProductOrigin,
  type RecipeDraft,
  recipeDraft,
  unreadable,
} from './recipe-draft.ts'
import { RecipeForm } from './recipe-form.tsx'
import { RuleCard } from './rule-card.tsx'
import { StoredDecision } from './stored-decision.tsx'
import { useLiveDecision, useRules } from './use-live-decision.ts'

type Props = {
  readonly origin: ProductOrigin
  /** What a claim would be made for; undefined while code or cost is missing. */
  readonly goods: GoodsToClaim
}

export function Coach({ origin, goods }: Props) {
  const texts = useTexts(en)
  const keptTexts = useTexts(keptEn)
  const viewOnly = useViewOnly()
  const saved = draftOf(origin)
  const kept = useRecipe(origin, saved)
  const { value: draft, set: setDraft, forget, isReturned } = kept
  const isUnsaved = isOther(draft, saved)
  const live = useLiveDecision(draft, origin)
  const problemAt = useProblems(draft, live.decision)
  const { save, submit, blocked } = useSaveRecipe(origin, kept, live.decision?.outcome === 'invalid')
  useSubmitKey(submit)
  const startFromSaved = () => {
    setDraft(saved)
    forget()
  }
  return (
    <div className={css.coach}>
      <div className={css.form}>
        {isReturned && isUnsaved && <KeptNotice onStartOver={startFromSaved} words={keptTexts} />}
        <StoredDecision origin={origin} isUnsaved={isUnsaved} />
        <Sharing {...{ origin, draft }} onChange={setDraft} />
        <Strip decision={live.decision} />
        <HeldBack when={viewOnly}>
          <RecipeForm {...{ draft, problemAt }} onChange={setDraft} />
        </HeldBack>
        {save.isError && <SaveFailure error={save.error} onClose={save.reset} />}
        <div className={css.save}>
          <ActionButton variant="filled" loading={save.isPending} onClick={submit} disabledReason={blocked}>
            {origin.recipe && !isUnsaved ? texts.saveAgain : texts.save}
          </ActionButton>
        </div>
        <AskSupplier {...{ origin, isUnsaved }} />
      </div>
      <Side {...{ origin, draft, live, goods }} onChange={setDraft} />
    </div>
  )
}

const isOther = (draft: RecipeDraft, saved: RecipeDraft): boolean =>
  JSON.stringify(contentOf(draft)) !== JSON.stringify(contentOf(saved))

/** A version that is saved while the coach is open comes in where nothing was typed; what was typed stays. */
function useRecipe(origin: ProductOrigin, saved: RecipeDraft) {
  const kept = useKeptState(`origin:${origin.product}`, recipeDraft, saved)
  const [opened, setOpened] = useState(saved)
  if (saved.recipeId !== opened.recipeId || saved.seenVersion !== opened.seenVersion) {
    setOpened(saved)
    if (!isOther(kept.value, opened)) kept.show(saved)
  }
  return kept
}

/** The sentence at a field: what is no number here, else what the decision refuses. */
function useProblems(draft: RecipeDraft, decision: ReturnType<typeof useLiveDecision>['decision']) {
  const language = useLanguage()
  const texts = useTexts(en)
  const unread = unreadable(draft)
  return (field: string): string | undefined => {
    if (unread.includes(field)) return field === 'amountsFor' ? texts.notUnits : texts.notANumber
    const found = decision?.outcome === 'invalid' && decision.problems.find((each) => each.field === field)
    return found ? inputProblemText(language, found.reason) : undefined
  }
}

function useSaveRecipe(origin: ProductOrigin, kept: ReturnType<typeof useRecipe>, isInvalid: boolean) {
  const texts = useTexts(en)
  const { value: draft } = kept
  const whyNot = useViewOnlyReason()
  const viewOnly = useViewOnly()
  const queries = useQueryClient()
  const outdate = useOutdate()
  const save = useSend(saveRecipe, { countsAsSave: true })
  const wrong = isInvalid || unreadable(draft).length > 0 ? texts.putRight : undefined
  const blocked = viewOnly ? whyNot : wrong
  const typed = useRef(draft)
  useLayoutEffect(() => {
    typed.current = draft
  }, [draft])
  /** What was typed while it was saved stays, and stands on what is saved now. */
  const settle = (now: RecipeDraft) => {
    if (typed.current !== draft)
      return kept.set({ ...typed.current, recipeId: now.recipeId, seenVersion: now.seenVersion })
    kept.forget()
    kept.show(now)
  }
  const submit = () => {
    if (blocked || save.isPending) return
    const { recipeId, seenVersion } = draft
    const seen = seenVersion === null ? {} : { seenVersion }
    save.mutate(
      { params: { product: origin.product }, body: { recipeId, ...seen, content: contentOf(draft) } },
      {
        onSuccess: (answer) => {
          settle(draftOf(answer.data))
          queries.setQueryData(endpointKey(getProductOrigin, { params: { product: origin.product } }), answer)
          outdate(getProductOrigin, getOriginFolder)
          showToast({ text: sentence(en, (texts) => texts.saved) })
        },
      },
    )
  }
  return { save, submit, blocked }
}

function SaveFailure({ error, onClose }: { readonly error: unknown; readonly onClose: () => void }) {
  const texts = useTexts(en)
  const isLate = error instanceof ApiFailure && error.code === 'changed-meanwhile'
  return (
    <AlertPanel kind="failure" onClose={onClose}>
      {isLate ? texts.changedMeanwhile : failureText(error, texts.saveFailed, texts.noConnection)}
    </AlertPanel>
  )
}

type SharingProps = {
  readonly origin: ProductOrigin
  readonly draft: RecipeDraft
  readonly onChange: (draft: RecipeDraft) => void
}

/** The recipe of another product taken over, or a shared one made this product's own. */
function Sharing({ origin, draft, onChange }: SharingProps) {
  const language = useLanguage()
  const texts = useTexts(en)
  const all = [
    ...origin.otherRecipes,
    ...(origin.recipe ? [{ ...origin.recipe, name: origin.recipe.content.name }] : []),
  ]
  const taken = all.find(({ id }) => id === draft.recipeId)
  const others = (taken?.products ?? []).filter((each) => each !== origin.product)
  return (
    <>
      {others.length > 0 && (
        <Notice
          tone="info"
          quiet
          actions={
            <TextButton onClick={() => onChange({ ...draft, recipeId: null, seenVersion: null })}>
              {texts.ownRecipe}
            </TextButton>
          }
        >
          {texts.shared(listIn(language, others))}
        </Notice>
      )}
      {origin.otherRecipes.length > 0 && (
        <NativeSelect
          label={texts.takeRecipe}
          value=""
          data={[
            { value: '', label: texts.chooseRecipe },
            ...origin.otherRecipes.map(({ id, name, products }) => ({
              value: id,
              label: name || texts.unnamed(listIn(language, products)),
            })),
          ]}
          onChange={(event) => {
            const chosen = origin.otherRecipes.find(({ id }) => id === event.currentTarget.value)
            if (chosen) onChange(draftOfContent(chosen.content, { recipeId: chosen.id, seenVersion: chosen.version }))
          }}
        />
      )}
    </>
  )
}

const TONES = { originating: 'ok', 'not-originating': 'bad', unknown: 'warn', invalid: 'bad' } as const

/** The outcome in one line that stays in sight while the form is filled in; readers hear it from the decision itself. */
function Strip({ decision }: { readonly decision: ReturnType<typeof useLiveDecision>['decision'] }) {
  const language = useLanguage()
  const texts = useTexts(en)
  if (!decision) return null
  const { title, note } = outcomeText(language, decision)
  return (
    <p className={css.strip} aria-hidden="true">
      <span className="sm dim">{texts.decisionTitle}</span> <Tag tone={TONES[decision.outcome]}>{title}</Tag>
      <span className="sm">{note}</span>
    </p>
  )
}

type SideProps = SharingProps & {
  readonly live: ReturnType<typeof useLiveDecision>
  readonly goods: GoodsToClaim
}

function Side({ origin, draft, live, goods, onChange }: SideProps) {
  const texts = useTexts(en)
  const rules = useRules(origin.htsCode, draft.producedIn)
  const { decision } = live
  return (
    <div className={css.side}>
      {live.isError && (
        <ErrorNotice
          inline
          title={failureText(live.error, texts.decideFailed, texts.noConnection)}
          onRetry={() => void live.refetch()}
        />
      )}
      {!live.isAsked && <p className="sm dim">{origin.htsCode === null ? texts.noCode : texts.empty}</p>}
      {live.isAsked && !decision && !live.isError && <p className="sm dim">{texts.deciding}</p>}
      {decision && decision.outcome !== 'invalid' && (
        <DecisionPanel
          {...{ decision, draft }}
          nameOf={namesOf(draft, texts.material)}
          onAnswer={(answers) => onChange({ ...draft, answers })}
        />
      )}
      {decision?.outcome === 'invalid' && (
        <Notice tone="bad" role="alert">
          {texts.putRight}
        </Notice>
      )}
      <CodeDoubt {...{ origin, draft }} />
      {rules.isError && <ErrorNotice inline title={texts.rulesFailed} query={rules} />}
      {rules.data && <RuleCard rules={rules.data} />}
      <ClaimSavings {...goods} />
    </div>
  )
}
