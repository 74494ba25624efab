// The draft of a form and its saves: every change is on screen at once and saved a moment later. What could not be saved is kept for the tab
// and stands in the form when it opens again.
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { updateCusmaForm } from '#contract/cusma.ts'
import { texts as en } from '#texts/en/cusma.ts'
import { call } from '../../api/call.ts'
import { useClientAccess } from '../../api/client-access.ts'
import { failureText } from '../../api/failures.ts'
import { createFormSaves } from '../../api/form-saves.ts'
import { noteSaved } from '../../api/last-save.ts'
import { useUnsavedFields } from '../../api/unsaved-fields.ts'
import { useTexts } from '../../language/page-language.tsx'
import { type CusmaForm, draftOf, type FormDraft, type FormFields, keptDraft, savable } from './form-draft.ts'

export function useFormDraft(shipmentId: string, form: CusmaForm) {
  const texts = useTexts(en)
  const unsaved = useUnsavedFields<FormDraft>(`cusma:${form.id}`, keptDraft)
  const access = useClientAccess()
  const [draft, setDraft] = useState(() => ({ ...draftOf(form), ...unsaved.returned }))
  const [saves] = useState(() => {
    const params = { id: shipmentId, formId: form.id }
    const send = async (fields: FormFields) => {
      await call(updateCusmaForm, { params, body: fields }, access)
      unsaved.settle(inDraft(fields))
      noteSaved(new Date())
    }
    return createFormSaves<FormFields>(send, (problem) =>
      failureText(problem, { noConnection: texts.noConnection, other: texts.failed }),
    )
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
