// Fields of a certificate form that were changed and not saved, kept in the tab: they are there, and sent again, when the same
// person opens the form again.
import { updateCusmaForm } from '#contract/cusma.ts'
import type { KeptText } from '../../api/kept-text.ts'
import { type FormDraft, type FormFields, savable } from './form-draft.ts'

export type KeptFields = {
  /** What an earlier page left, on top of the form. */
  readonly returned: Partial<FormDraft>
  add(changed: Partial<FormDraft>): void
  forget(): void
}

export function createKeptFields(kept: KeptText, formId: string, form: FormDraft): KeptFields {
  const name = `cusma:${formId}`
  const returned = read(kept.read(name), form)
  let unsaved = returned
  return {
    returned,
    add(changed) {
      unsaved = { ...unsaved, ...changed }
      kept.keep(name, unsaved)
    },
    forget() {
      unsaved = {}
      kept.forget(name)
    },
  }
}

/** Only fields of the form in the shape of the call; the days of a period as they were typed. */
function read(stored: unknown, form: FormDraft): Partial<FormDraft> {
  if (typeof stored !== 'object' || stored === null) return {}
  const known = Object.fromEntries(Object.entries(stored).filter(([field]) => Object.hasOwn(form, field)))
  return isDraft(known, form) ? known : {}
}

function isDraft(fields: object, form: FormDraft): fields is Partial<FormDraft> {
  const whole: FormDraft = { ...form, ...fields }
  const isText = [whole.startDate, whole.endDate].every((day) => typeof day === 'string')
  const sent: FormFields = savable(fields, whole)
  const isSendable = Object.keys(sent).length === 0 || updateCusmaForm.body.safeParse(sent).success
  return isText && isSendable
}
