// The draft of a form and its saves: every change is on screen at once and saved a moment later.
import { useState, useSyncExternalStore } from 'react'
import { updateCusmaForm } from '#contract/cusma.ts'
import { texts } from '#texts/cusma.ts'
import { call } from '../../api/call.ts'
import { failureText } from '../../api/failures.ts'
import { noteSaved } from '../../api/last-save.ts'
import { type CusmaForm, draftOf, type FormDraft, type FormFields, savable } from './form-draft.ts'
import { createFormSaves } from './form-saves.ts'

export function useFormDraft(shipmentId: string, form: CusmaForm) {
  const [draft, setDraft] = useState(() => draftOf(form))
  const [saves] = useState(() => {
    const params = { id: shipmentId, formId: form.id }
    const send = async (fields: FormFields) => {
      await call(updateCusmaForm, { params, body: fields })
      noteSaved(new Date())
    }
    return createFormSaves<FormFields>(send, (problem) =>
      failureText(problem, { noConnection: texts.noConnection, other: texts.failed }),
    )
  })
  const face = useSyncExternalStore(saves.subscribe, saves.face)
  const change = (changed: Partial<FormDraft>) => {
    const next = { ...draft, ...changed }
    setDraft(next)
    saves.save(savable(changed, next))
  }
  return { draft, change, face, settle: saves.settle }
}
