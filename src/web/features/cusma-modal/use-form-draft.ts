// The draft of a form and its saves: every change is on screen at once and saved a moment later. What an ended session kept from
// being saved is on screen again, and sent.
import { useEffect, useState, useSyncExternalStore } from 'react'
import { updateCusmaForm } from '#contract/cusma.ts'
import { texts } from '#texts/cusma.ts'
import { call } from '../../api/call.ts'
import { failureText } from '../../api/failures.ts'
import { useKeptText } from '../../api/kept-text.ts'
import { noteSaved } from '../../api/last-save.ts'
import { type CusmaForm, draftOf, type FormDraft, type FormFields, savable } from './form-draft.ts'
import { createFormSaves } from './form-saves.ts'
import { createKeptFields } from './kept-fields.ts'

export function useFormDraft(shipmentId: string, form: CusmaForm) {
  const store = useKeptText('tab')
  const [kept] = useState(() => createKeptFields(store, form.id, draftOf(form)))
  const [draft, setDraft] = useState<FormDraft>(() => ({ ...draftOf(form), ...kept.returned }))
  const [saves] = useState(() => {
    const params = { id: shipmentId, formId: form.id }
    const send = async (fields: FormFields) => {
      await call(updateCusmaForm, { params, body: fields })
      noteSaved(new Date())
    }
    const created = createFormSaves<FormFields>(send, (problem) =>
      failureText(problem, { noConnection: texts.noConnection, other: texts.failed }),
    )
    created.subscribe(() => {
      if (created.face().kind === 'saved') kept.forget()
    })
    return created
  })
  const [returned] = useState(() => savable(kept.returned, draft))
  useEffect(() => {
    if (Object.keys(returned).length > 0) saves.save(returned)
  }, [returned, saves])
  const face = useSyncExternalStore(saves.subscribe, saves.face)
  const change = (changed: Partial<FormDraft>) => {
    const next = { ...draft, ...changed }
    setDraft(next)
    kept.add(changed)
    saves.save(savable(changed, next))
  }
  return { draft, change, face, settle: saves.settle }
}
