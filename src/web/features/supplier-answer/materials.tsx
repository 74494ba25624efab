// What the goods are made of, as their supplier knows it.
import { Button, TextInput } from '@mantine/core'
import { changedMaterial, withMaterial, withoutMaterial } from './answer-draft.ts'
import { CountryField, type FormProps, fieldId } from './fields.tsx'
import css from './supplier-answer.module.css'

export function Materials({ draft, texts, countries, problemAt, onChange }: FormProps) {
  return (
    <section className={css.part} aria-labelledby="supplier-materials-title">
      <h2 id="supplier-materials-title">{texts.materialsTitle}</h2>
      <p className="sm dim">{texts.materialsHint}</p>
      {draft.materials.map((each, at) => {
        const name = each.description.trim() || texts.material(String(at + 1))
        const change = (given: Partial<typeof each>) => onChange(changedMaterial(draft, each.id, given))
        return (
          <fieldset key={each.id} className={css.material}>
            <legend className="sm">{name}</legend>
            <TextInput
              id={fieldId(`material ${each.id} description`)}
              label={texts.description}
              maxLength={300}
              autoComplete="off"
              value={each.description}
              error={problemAt(`material ${each.id} description`)}
              onChange={(event) => change({ description: event.currentTarget.value })}
            />
            <div className={css.pair}>
              <CountryField
                {...{ texts, countries, problemAt }}
                field={`material ${each.id} origin`}
                label={texts.materialOrigin}
                blank={texts.notKnown}
                value={each.origin}
                onChange={(origin) => change({ origin })}
              />
              <TextInput
                id={fieldId(`material ${each.id} share`)}
                label={texts.share}
                inputMode="decimal"
                maxLength={10}
                autoComplete="off"
                value={each.share}
                error={problemAt(`material ${each.id} share`)}
                onChange={(event) => change({ share: event.currentTarget.value })}
              />
            </div>
            <Button
              size="xs"
              variant="subtle"
              aria-label={texts.removeOf(name)}
              onClick={() => onChange(withoutMaterial(draft, each.id))}
            >
              {texts.remove}
            </Button>
          </fieldset>
        )
      })}
      <div>
        <Button onClick={() => onChange(withMaterial(draft))}>{texts.addMaterial}</Button>
      </div>
    </section>
  )
}
