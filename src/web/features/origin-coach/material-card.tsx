// One material: what it is, its code, from where, what it is worth, and whether its maker proves its origin.
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { isNorthAmerican } from '#domain/countries.ts'
import { formatHtsCode, keepDigitsAndDots } from '#domain/hts-code.ts'
import { ROLES } from '#domain/origin/recipe.ts'
import { texts as en } from '#texts/en/origin-coach.ts'
import { percentIn } from '#words/local-text.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { CountrySelect } from '../../ui/country-select.tsx'
import { Tag } from '../../ui/tag.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { fieldId } from './field-ids.ts'
import css from './origin-coach.module.css'
import type { MaterialDraft } from './recipe-draft.ts'
import { TruthChoice } from './truth-choice.tsx'

type Props = {
  readonly material: MaterialDraft
  readonly name: string
  readonly currency: string
  /** The sentence at a field of this material. */
  readonly problemAt: (field: string) => string | undefined
  readonly onChange: (change: Partial<MaterialDraft>) => void
  readonly onRemove: () => void
}

export function MaterialCard({ material, name, currency, problemAt, onChange, onRemove }: Props) {
  const texts = useTexts(en)
  const text = (field: 'value' | 'weight' | 'supplier', label: string, inputMode: 'decimal' | 'text', at: string) => (
    <TextInput
      id={fieldId(`${material.id}.${at}`)}
      label={label}
      inputMode={inputMode}
      autoComplete="off"
      maxLength={field === 'supplier' ? 200 : 40}
      value={material[field]}
      placeholder={field === 'supplier' ? undefined : texts.notKnown}
      error={problemAt(at)}
      onChange={(event) => onChange({ [field]: event.currentTarget.value })}
    />
  )
  return (
    <fieldset className={css.material}>
      <legend className={css.legend}>{name}</legend>
      <div className={css.fields}>
        <TextInput
          id={fieldId(`${material.id}.description`)}
          className={css.wide}
          label={texts.description}
          maxLength={500}
          autoComplete="off"
          value={material.description}
          onChange={(event) => onChange({ description: event.currentTarget.value })}
        />
        <CodeField {...{ material, name, onChange }} problem={problemAt('code')} />
        <CountrySelect
          id={fieldId(`${material.id}.origin`)}
          label={texts.origin}
          placeholder={texts.notKnown}
          value={material.origin}
          onChange={(origin) => onChange({ origin, originating: isFromHere(origin) ? 'unknown' : proofOf(origin) })}
        />
        {text('value', texts.value(currency), 'decimal', 'value')}
        {text('weight', texts.weight, 'decimal', 'weightShare')}
        {text('supplier', texts.supplier, 'text', 'supplier')}
        <NativeSelect
          label={texts.role}
          data={ROLES.map((role) => ({ value: role, label: texts.roles[role] }))}
          value={material.role}
          onChange={(event) =>
            onChange({ role: ROLES.find((role) => role === event.currentTarget.value) ?? 'component' })
          }
        />
      </div>
      {isFromHere(material.origin) && (
        <TruthChoice
          legend={texts.originating}
          name={`${material.id}-originating`}
          value={material.originating}
          onChange={(originating) => onChange({ originating })}
        />
      )}
      <Button size="xs" variant="subtle" aria-label={texts.removeMaterial(name)} onClick={onRemove}>
        {texts.remove}
      </Button>
    </fieldset>
  )
}

const isFromHere = (origin: string | null): boolean => origin !== null && isNorthAmerican(origin)

/** A material of elsewhere does not originate; of one of unknown origin nobody knows. */
const proofOf = (origin: string | null) => (origin === null ? 'unknown' : 'no')

type CodeProps = Pick<Props, 'material' | 'name' | 'onChange'> & { readonly problem: string | undefined }

/** A proposed code is dashed until a person confirms it. */
function CodeField({ material, name, problem, onChange }: CodeProps) {
  const language = useLanguage()
  const texts = useTexts(en)
  return (
    <div>
      <TextInput
        id={fieldId(`${material.id}.code`)}
        label={texts.code}
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        placeholder={texts.notKnown}
        value={material.code}
        error={problem}
        onChange={(event) => onChange({ code: keepDigitsAndDots(event.currentTarget.value), proposed: null })}
        onBlur={() => onChange({ code: formatHtsCode(material.code) })}
      />
      {material.proposed !== null && (
        <p className={css.proposed}>
          <Tag tone="ai">{texts.proposed(percentIn(language, String(material.proposed)))}</Tag>{' '}
          <TextButton label={texts.confirmCodeOf(name)} onClick={() => onChange({ proposed: null })}>
            {texts.confirmCode}
          </TextButton>
        </p>
      )}
    </div>
  )
}
