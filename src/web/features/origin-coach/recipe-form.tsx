// The questions of the coach, in a seller's words: is it all from here, what of, from where, what is done to it, what is it worth.
import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { PROCESSES, type Process } from '#domain/origin/recipe.ts'
import { texts as en } from '#texts/en/origin-coach.ts'
import { useTexts } from '../../language/page-language.tsx'
import { CountrySelect } from '../../ui/country-select.tsx'
import { fieldId } from './field-ids.ts'
import { MaterialList } from './material-list.tsx'
import css from './origin-coach.module.css'
import { type RecipeDraft, recipeDraft } from './recipe-draft.ts'
import { TruthChoice } from './truth-choice.tsx'

type Props = {
  readonly draft: RecipeDraft
  /** The sentence at a field, by the name the decision gives it. */
  readonly problemAt: (field: string) => string | undefined
  readonly onChange: (draft: RecipeDraft) => void
}

export function RecipeForm({ draft, problemAt, onChange }: Props) {
  const texts = useTexts(en)
  return (
    <div className={css.form}>
      <section className={css.step} aria-label={texts.producedIn}>
        <TruthChoice
          legend={texts.grown}
          name="grown"
          value={draft.grown}
          onChange={(grown) => onChange({ ...draft, grown })}
        />
        <p className="xs faint">{texts.grownHint}</p>
        <CountrySelect
          label={texts.producedIn}
          value={draft.producedIn}
          onChange={(producedIn) => onChange({ ...draft, producedIn: producedIn ?? 'CA' })}
        />
      </section>
      <MaterialList {...{ draft, problemAt, onChange }} />
      <Processes {...{ draft, onChange }} />
      <Values {...{ draft, problemAt, onChange }} />
    </div>
  )
}

/** Kinds of work most goods have; the others are for chemicals, metals and food. */
const COMMON: readonly Process[] = ['cut', 'knit-to-shape', 'sewn', 'assembled', 'mixing', 'repacked', 'other']

function Processes({ draft, onChange }: Pick<Props, 'draft' | 'onChange'>) {
  const texts = useTexts(en)
  const rare = PROCESSES.filter((each) => each !== 'grown' && !COMMON.includes(each))
  const box = (process: Process) => (
    <Checkbox
      key={process}
      label={texts.processes[process]}
      checked={draft.processes.includes(process)}
      onChange={(event) => {
        const others = draft.processes.filter((each) => each !== process)
        onChange({ ...draft, processes: event.currentTarget.checked ? [...others, process] : others })
      }}
    />
  )
  return (
    <section className={css.step} aria-labelledby="origin-processes-title">
      <h2 id="origin-processes-title">{texts.processesTitle}</h2>
      <p className="sm dim">{texts.processesHint}</p>
      <div className={css.boxes}>{COMMON.map(box)}</div>
      <details open={rare.some((each) => draft.processes.includes(each))}>
        <summary>{texts.moreProcesses}</summary>
        <div className={css.boxes}>{rare.map(box)}</div>
      </details>
    </section>
  )
}

const CURRENCIES = recipeDraft.shape.currency.options

function Values({ draft, problemAt, onChange }: Props) {
  const texts = useTexts(en)
  return (
    <section className={css.step} aria-labelledby="origin-value-title">
      <h2 id="origin-value-title">{texts.valueTitle}</h2>
      <div className={css.fields}>
        <NativeSelect
          label={texts.currency}
          data={[...CURRENCIES]}
          value={draft.currency}
          error={problemAt('currency')}
          onChange={(event) =>
            onChange({ ...draft, currency: CURRENCIES.find((each) => each === event.currentTarget.value) ?? 'CAD' })
          }
        />
        <TextInput
          id={fieldId('amountsFor')}
          label={texts.amountsFor}
          description={texts.amountsForHint}
          inputMode="numeric"
          maxLength={12}
          value={draft.amountsFor}
          error={problemAt('amountsFor')}
          onChange={(event) => onChange({ ...draft, amountsFor: event.currentTarget.value })}
        />
        <TextInput
          id={fieldId('value')}
          label={texts.price(draft.currency)}
          description={texts.priceHint}
          inputMode="decimal"
          maxLength={40}
          value={draft.price}
          error={problemAt('transactionValue')}
          onChange={(event) => onChange({ ...draft, price: event.currentTarget.value })}
        />
        <TextInput
          id={fieldId('netCost')}
          label={texts.netCost(draft.currency)}
          description={texts.netCostHint}
          inputMode="decimal"
          maxLength={40}
          value={draft.netCost}
          error={problemAt('netCost')}
          onChange={(event) => onChange({ ...draft, netCost: event.currentTarget.value })}
        />
        <TextInput
          label={texts.recipeName}
          description={texts.recipeNameHint}
          maxLength={200}
          value={draft.name}
          onChange={(event) => onChange({ ...draft, name: event.currentTarget.value })}
        />
      </div>
    </section>
  )
}
