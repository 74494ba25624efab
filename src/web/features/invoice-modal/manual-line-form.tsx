// One manual line in its form. It is a group, not a form of its own: the invoice's form is around it.
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { keepCountryLetters } from '#domain/countries.ts'
import { formatHtsCode, keepDigitsAndDots } from '#domain/hts-code.ts'
import { texts as en } from '#texts/en/invoice.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { focusOn } from '../../ui/focus-on.ts'
import css from './invoice-modal.module.css'
import type { LineDraft } from './line-draft.ts'
import { type LineField, type LineProblem, lineFieldId, lineProblem } from './line-problem.ts'
import { ManualLineMaker } from './manual-line-maker.tsx'

type Props = {
  readonly line: LineDraft
  /** What a refusal of the paper said of this line. */
  readonly refused: LineProblem | undefined
  readonly onChange: (line: LineDraft) => void
  readonly onKeep: (line: LineDraft) => void
  readonly onCancel: () => void
}

export function ManualLineForm({ line, refused, onChange, onKeep, onCancel }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const [problem, setProblem] = useState(refused)
  useEffect(() => {
    if (problem) focusOn(lineFieldId(problem.field))
  }, [problem])
  const set = (changed: Partial<LineDraft>) => onChange({ ...line, ...changed })
  const keep = () => {
    const found = lineProblem(language, line)
    setProblem(found)
    if (!found) onKeep(line)
  }
  const of = (field: LineField) => ({
    id: lineFieldId(field),
    error: problem?.field === field ? problem.text : undefined,
  })
  return (
    <fieldset className={css.lineForm}>
      <legend className="visually-hidden">{texts.line}</legend>
      <TextInput
        label={texts.description}
        {...of('description')}
        maxLength={500}
        data-autofocus
        value={line.description}
        onChange={(event) => set({ description: event.currentTarget.value })}
      />
      <div className={css.lineFacts}>
        <TextInput
          label={texts.quantity}
          {...of('quantity')}
          inputMode="numeric"
          value={line.quantity}
          onChange={(event) => set({ quantity: event.currentTarget.value.replace(/\D/g, '') })}
        />
        <TextInput
          label={texts.unitValue}
          {...of('unitValue')}
          inputMode="decimal"
          value={line.unitValue}
          onChange={(event) => set({ unitValue: event.currentTarget.value })}
        />
        <NativeSelect
          label={texts.currency}
          data={['CAD', 'USD']}
          value={line.currency}
          onChange={(event) => set({ currency: event.currentTarget.value === 'USD' ? 'USD' : 'CAD' })}
        />
        <TextInput
          label={texts.origin}
          {...of('origin')}
          title={texts.countryHint}
          value={line.origin}
          onChange={(event) => set({ origin: keepCountryLetters(event.currentTarget.value) })}
        />
        <TextInput
          label={texts.htsCode}
          {...of('htsCode')}
          maxLength={13}
          value={line.htsCode}
          onChange={(event) => set({ htsCode: keepDigitsAndDots(event.currentTarget.value) })}
          onBlur={() => set({ htsCode: formatHtsCode(line.htsCode) })}
        />
      </div>
      <div className={css.lineNumbers}>
        <TextInput
          label={texts.sku}
          {...of('sku')}
          maxLength={120}
          value={line.sku}
          onChange={(event) => set({ sku: event.currentTarget.value })}
        />
        <TextInput
          label={texts.asin}
          {...of('asin')}
          maxLength={10}
          value={line.asin}
          onChange={(event) => set({ asin: event.currentTarget.value.toUpperCase() })}
        />
      </div>
      <ManualLineMaker maker={line.maker} of={of} onChange={(maker) => set({ maker })} />
      <div className={css.buttons}>
        <Button size="xs" variant="filled" onClick={keep}>
          {texts.keepLine}
        </Button>
        <Button size="xs" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </fieldset>
  )
}
