// Which customs broker clears the shipment.
import type { BrokerType } from '#domain/invoice/parties.ts'
import { texts } from '#texts/invoice.ts'
import css from './invoice-choices.module.css'

const BROKERS: readonly { readonly value: BrokerType; readonly name: string }[] = [
  { value: 'clearit', name: texts.clearit },
  { value: 'acb', name: texts.acb },
]

type Props = { readonly value: BrokerType; readonly onChange: (type: BrokerType) => void }

export function BrokerChoice({ value, onChange }: Props) {
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{texts.broker}</legend>
      <div className={css.segments}>
        {BROKERS.map((broker) => (
          <label key={broker.value} data-chosen={broker.value === value || undefined}>
            <input
              type="radio"
              name="broker-type"
              className="visually-hidden"
              checked={broker.value === value}
              onChange={() => onChange(broker.value)}
            />
            {broker.name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
