// Name, destination and notes of the shipment.
import { Radio, TextInput } from '@mantine/core'
import '@mantine/core/styles/Radio.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { texts as en } from '#texts/en/new-shipment.ts'
import { useFulfilmentCentres } from '../../api/fulfilment-centres.ts'
import { useTexts } from '../../language/page-language.tsx'
import { GrowingTextarea } from '../../ui/growing-textarea.tsx'
import css from './new-shipment.module.css'
import type { ChangeDraft, Place, ShipmentDraft } from './shipment-draft.ts'

type Props = {
  readonly draft: ShipmentDraft
  /** Places to mark: once saving was tried. */
  readonly wrong: readonly Place[]
  /** Why the name cannot be taken, as the server said. */
  readonly referenceProblem: string | undefined
  readonly change: ChangeDraft
}
const KINDS = ['amazon', 'own', 'open'] as const
export const headId = (place: Place): string => `shipment-${place}`

export function HeadFields({ draft, wrong, referenceProblem, change }: Props) {
  const texts = useTexts(en)
  const set = (changed: Partial<ShipmentDraft>) => change((now) => ({ ...now, ...changed }))
  return (
    <div className={css.stack}>
      <TextInput
        id={headId('reference')}
        className={css.reference}
        label={texts.reference}
        description={texts.referenceHint}
        required
        withAsterisk={false}
        autoComplete="off"
        maxLength={120}
        value={draft.reference}
        error={referenceProblem ?? (wrong.includes('reference') && texts.needsReference)}
        onChange={(event) => set({ reference: event.currentTarget.value })}
      />
      <Radio.Group label={texts.where} value={draft.kind} onChange={(kind) => set({ kind: kindOf(kind) })}>
        <div className={css.kinds}>
          {KINDS.map((kind) => (
            <Radio key={kind} value={kind} label={texts[kind]} />
          ))}
        </div>
      </Radio.Group>
      {draft.kind === 'amazon' && <CentreField code={draft.fcCode} onChange={(fcCode) => set({ fcCode })} />}
      {draft.kind === 'own' && (
        <ShipToFields value={draft.shipTo} wrong={wrong} onChange={(shipTo) => set({ shipTo })} />
      )}
      <GrowingTextarea
        label={texts.notes}
        rows={1}
        mostRows={6}
        maxLength={4000}
        value={draft.notes}
        onChange={(event) => set({ notes: event.currentTarget.value })}
      />
    </div>
  )
}

const kindOf = (text: string): ShipmentDraft['kind'] => KINDS.find((each) => each === text) ?? 'open'

function CentreField({ code, onChange }: { readonly code: string; readonly onChange: (code: string) => void }) {
  const texts = useTexts(en)
  const typed = code.trim().toUpperCase()
  const { centres, isKnown } = useFulfilmentCentres(typed)
  const found = centres.find((each) => each.code === typed)
  const isUnknown = isKnown && typed.length >= 4 && centres.every((each) => each.code !== typed)
  const place = found && texts.fcKnown(`${found.street}, ${found.city} ${found.state} ${found.zip}`)
  return (
    <TextInput
      className={css.code}
      label={texts.fcCode}
      description={place ?? (isUnknown ? texts.fcUnknown : texts.fcHint)}
      autoComplete="off"
      list="amazon-centres"
      maxLength={20}
      value={code}
      onChange={(event) => onChange(event.currentTarget.value.toUpperCase())}
      rightSection={
        <datalist id="amazon-centres">
          {centres.map((each) => (
            <option key={each.code} value={each.code}>{`${each.city} ${each.state}`}</option>
          ))}
        </datalist>
      }
      rightSectionWidth={0}
    />
  )
}

type ShipTo = ShipmentDraft['shipTo']
const PARTS = ['name', 'street', 'city', 'state', 'zip'] as const
const FILLED_BY = {
  name: 'organization',
  street: 'street-address',
  city: 'address-level2',
  state: 'address-level1',
  zip: 'postal-code',
} as const

function ShipToFields({
  value,
  wrong,
  onChange,
}: {
  readonly value: ShipTo
  readonly wrong: readonly Place[]
  readonly onChange: (shipTo: ShipTo) => void
}) {
  const texts = useTexts(en)
  const labels = { ...texts, name: texts.shipToName }
  const problems = { name: texts.needsShipTo, street: texts.needsShipTo, city: texts.needsShipTo }
  const told = { ...problems, state: texts.needsState, zip: texts.needsZip }
  return (
    <div className={css.shipTo}>
      {PARTS.map((part) => (
        <TextInput
          key={part}
          id={headId(part)}
          className={css[`to-${part}`]}
          label={labels[part]}
          autoComplete={FILLED_BY[part]}
          maxLength={part === 'state' ? 2 : 200}
          value={value[part]}
          error={wrong.includes(part) && told[part]}
          onChange={(event) => onChange({ ...value, [part]: event.currentTarget.value })}
        />
      ))}
    </div>
  )
}
