// Which customs broker clears the shipment.
import type { BrokerType } from '#domain/invoice/parties.ts'
import { texts } from '#texts/en/invoice.ts'
import { Segments } from './segments.tsx'

const BROKERS = [
  { value: 'clearit', label: texts.clearit },
  { value: 'acb', label: texts.acb },
] as const

type Props = { readonly value: BrokerType; readonly onChange: (type: BrokerType) => void }

export const BrokerChoice = ({ value, onChange }: Props) => (
  <Segments legend={texts.broker} name="broker-type" value={value} options={BROKERS} onChange={onChange} />
)
