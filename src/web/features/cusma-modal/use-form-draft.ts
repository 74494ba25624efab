// The draft of a form and its saves: every change is on screen at once and saved a moment later. What could not be saved is kept for the tab
// and stands in the form when it opens again.
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { texts as en } from '#texts/en/cusma.ts'
import { failureText } from '../../api/failures.ts'
import { createFormSaves } from '../../api/form-saves.ts'
import { noteSaved } from '../../api/last-save.ts'
import { useUnsavedFields } from '../../api/unsaved-fields.ts'
import { useTexts } from '../../language/page-language.tsx'
import { type DraftedForm, draftOf, type FormDraft, type FormFields, keptDraft, savable } from './form-draft.ts'

/** `save` resolves when the server has acknowledged. */
export function useFormDraft(form: DraftedForm, save: (fields: FormFields) => Promise<unknown>) {
  const texts = useTexts(en)
  const unsaved = useUnsavedFields<FormDraft>(`cusma:${form.id}`, keptDraft)
  const [draft, setDraft] = useState(() => ({ ...draftOf(form), ...unsaved.returned }))
  const [saves] = useState(() => {
    const send = async (fields: FormFields) => {
      await save(fields)
      unsaved.settle(inDraft(fields))
      noteSaved(new Date())
    }
    return createFormSaves<FormFields>(send, (problem) => failureText(problem, texts.failed))
  })
  const face = useSyncExternalStore(saves.subscribe, saves.face)
  const sendReturned = useEffectEvent(() => {
    if (Object.keys(unsaved.returned).length > 0) saves.save(savable(unsaved.returned, draft))
  })
  useEffect(() => sendReturned(), [])
  const change = (changed: Partial<FormDraft>) => {
    const next = { ...draft, ...changed }
    setDraft(next)
    unsaved.add(changed)
    saves.save(savable(changed, next))
  }
  return { draft, change, face, settle: saves.settle }
}

/** Fields as the draft has them: the days of the period apart. */
const inDraft = ({ blanketPeriod, ...fields }: FormFields): object => ({ ...fields, ...blanketPeriod })
