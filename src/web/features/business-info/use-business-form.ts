// What the form of the business information knows and does: what is typed, what it stands on, saving and leaving.
import { type FormEvent, useState } from 'react'
import { saveBusinessInfo } from '#contract/client-data.ts'
import { useClientAccess } from '../../api/client-access.ts'
import { isRefusal } from '../../api/failures.ts'
import { useSend } from '../../api/hooks.ts'
import { type Saved, useSharedForm } from '../../api/use-shared-form.ts'
import { useLanguage } from '../../language/page-language.tsx'
import { bodyFrom, type FormValues, formErrors, formValues, hasErrors } from './form-rules.ts'
import { formWith } from './form-texts.ts'
import { isBlankImporter } from './importer-rules.ts'

export type BusinessFormProps = {
  /** As it is saved by now, with its version; without one nothing is saved yet, and the person may put it off. */
  readonly saved: Saved<FormValues>
  /** Somebody else saved since: reads it again. */
  readonly onStale: () => void
  readonly onSaved: () => void
  readonly onClose: () => void
}

export type BusinessForm = ReturnType<typeof useBusinessForm>

export const FORM_ID = 'business-info'

export function useBusinessForm({ saved, onStale, onSaved, onClose }: BusinessFormProps) {
  const language = useLanguage()
  const isByStaff = useClientAccess().actor === 'staff'
  const form = useSharedForm('business-info', formValues, saved)
  const { value: values, set: setValues, opened, isReturned, forget } = form
  const [showErrors, setShowErrors] = useState(false)
  const [startsOpen] = useState(() => !isBlankImporter(values.importer))
  const [leaving, setLeaving] = useState(false)
  const save = useSend(saveBusinessInfo, { countsAsSave: true })
  const errors = formErrors(language, values, isByStaff)
  const andForget = (then: () => void) => () => {
    forget()
    then()
  }
  /** False where something is to be put right first. */
  const send = (next: FormValues, version: string | null): boolean => {
    const body = bodyFrom(language, next, isByStaff)
    if (!body) return false
    const onError = (error: Error) => isRefusal(error, 'changed-meanwhile') && onStale()
    save.mutate({ body: { ...body, version } }, { onSuccess: andForget(onSaved), onError })
    return true
  }
  return {
    ...{ values, setValues, opened, isReturned, startsOpen, leaving, setLeaving, save },
    /** Staff fill the form in for a client that has not agreed yet. */
    isAgreementForClient: isByStaff && !opened.value.agreementSigned,
    errors: showErrors ? errors : {},
    isStale: isRefusal(save.error, 'changed-meanwhile') && saved.version !== opened.version,
    submit(event: FormEvent): void {
      event.preventDefault()
      setShowErrors(true)
      if (!send(values, opened.version)) focusFirst(errors)
    },
    settle(fromSaved: readonly string[]): void {
      const next = formWith(values, saved.value, fromSaved)
      form.standOn(saved, next)
      if (!send(next, saved.version)) save.reset()
    },
    startFromSaved(): void {
      form.standOn(saved, saved.value)
      forget()
    },
    giveUp: andForget(onClose),
    leave: () => (values === opened.value ? onClose() : setLeaving(true)),
  }
}

/** Fields carry their name as id. */
function focusFirst(errors: ReturnType<typeof formErrors>): void {
  if (!hasErrors(errors)) return
  const first = Object.entries(errors).find(([, error]) => error !== undefined)?.[0]
  const field = first ? document.getElementById(`${FORM_ID}-${first}`) : null
  field?.closest('details')?.setAttribute('open', '')
  field?.focus()
}
