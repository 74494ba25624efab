// What is asked for a manufacturer lookup: ASIN and country of origin; the title where it helps.
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { texts as en } from '#texts/en/tools.ts'
import { useTexts } from '../../language/page-language.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ProductFields } from '../../ui/product-fields.tsx'
import css from './maker.module.css'
import { type MakerInputs, type MakerProblem, makerProblem } from './maker-inputs.ts'

type Props = {
  readonly inputs: MakerInputs
  readonly onChange: (inputs: MakerInputs) => void
  /** Only with inputs that may be sent. */
  readonly onSubmit: () => void
  readonly isBusy?: boolean
  /** In one line where there is room. */
  readonly wide?: boolean
}

/** Of the field in the wide form, for the focus. */
export const TITLE_FIELD = 'maker-title'

export function MakerForm({ inputs, onChange, onSubmit, isBusy = false, wide = false }: Props) {
  const texts = useTexts(en)
  const [problem, setProblem] = useState<MakerProblem>()
  const missing = problem === 'fillBoth'
  const isBlank = inputs.asin.trim() === ''
  const set = (changed: Partial<MakerInputs>) => {
    setProblem(undefined)
    onChange({ ...inputs, ...changed })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = makerProblem(inputs)
    setProblem(found)
    if (!found) return onSubmit()
    const first = isBlank || found === 'asinForm' ? 'asin' : 'origin'
    event.currentTarget.querySelector<HTMLInputElement>(`#maker-${first}`)?.focus()
  }
  return (
    <form className={css.form} data-wide={wide || undefined} onSubmit={submit} noValidate>
      {missing && (
        <div className={css.whole}>
          <Notice tone="bad" role="alert">
            {texts.fillBoth}
          </Notice>
        </div>
      )}
      <ProductFields
        idPrefix="maker"
        asin={inputs.asin}
        origin={inputs.origin}
        errors={
          missing
            ? { asin: isBlank || undefined, origin: inputs.origin === null || undefined }
            : { asin: problem && texts.asinForm, origin: undefined }
        }
        onChange={set}
        onTidy={(asin) => onChange({ ...inputs, asin })}
      />
      {wide && (
        <TextInput
          id={TITLE_FIELD}
          label={texts.title}
          autoComplete="off"
          maxLength={1000}
          value={inputs.title}
          onChange={(event) => set({ title: event.currentTarget.value })}
        />
      )}
      <Button type="submit" variant="filled" size={wide ? 'sm' : 'lg'} className={css.send} loading={isBusy}>
        {texts.findMaker}
      </Button>
    </form>
  )
}
