// Which customs broker clears the shipment.
import type { BrokerType } from '#domain/invoice/parties.ts'
import { texts as en } from '#texts/en/invoice.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { useLanguage, useTexts } from '../language/page-language.tsx'
import { Segments } from './segments.tsx'

const brokersIn = (language: Language) => {
  const texts = wordsIn(language, en)
  return [
    { value: 'clearit', label: texts.clearit },
    { value: 'acb', label: texts.acb },
  ] as const
}

type Props = { readonly value: BrokerType; readonly onChange: (type: BrokerType) => void }

export const BrokerChoice = ({ value, onChange }: Props) => {
  const language = useLanguage()
  const texts = useTexts(en)
  return (
    <Segments
      legend={texts.broker}
      name="broker-type"
      value={value}
      options={brokersIn(language)}
      onChange={onChange}
    />
  )
}
