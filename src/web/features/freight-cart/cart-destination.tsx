// Where the freight goes, as the placement has it; every part can be corrected.
import { TextInput } from '@mantine/core'
import { texts } from '#texts/en/staff-cart.ts'
import css from './add-to-cart.module.css'
import type { CartDraft, Destination } from './cart-draft.ts'

type Props = { readonly draft: CartDraft; readonly onChange: (draft: CartDraft) => void }

type Field = { readonly key: Exclude<keyof Destination, 'country'>; readonly label: string; readonly most: number }

const FIELDS: readonly (Field & { readonly isNeeded?: boolean })[] = [
  { key: 'name', label: texts.name, most: 200 },
  { key: 'warehouse_id', label: texts.warehouse, most: 40 },
  { key: 'shipment_id', label: texts.amazonShipment, most: 80 },
  { key: 'street', label: texts.street, most: 200, isNeeded: true },
  { key: 'city', label: texts.city, most: 120, isNeeded: true },
  { key: 'state', label: texts.state, most: 60, isNeeded: true },
  { key: 'zip', label: texts.zip, most: 20, isNeeded: true },
]

export function CartDestination({ draft, onChange }: Props) {
  const { destination } = draft
  return (
    <section aria-label={texts.destination}>
      <h3>{texts.destination}</h3>
      <div className={css.destination}>
        {FIELDS.map(({ key, label, most, isNeeded }) => (
          <TextInput
            key={key}
            label={label}
            maxLength={most}
            autoComplete="off"
            value={destination[key]}
            error={isNeeded && destination[key].trim() === ''}
            onChange={(event) =>
              onChange({ ...draft, destination: { ...destination, [key]: event.currentTarget.value } })
            }
          />
        ))}
      </div>
    </section>
  )
}
