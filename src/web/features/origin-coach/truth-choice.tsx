// Yes, No, I don't know: the three answers every question has.

import { answerWords } from '#words/origin.ts'
import { useLanguage } from '../../language/page-language.tsx'
import { Segments } from '../../ui/segments.tsx'
import type { Truth } from './recipe-draft.ts'

type Props = {
  readonly legend: string
  readonly name: string
  readonly value: Truth | ''
  readonly onChange: (value: Truth) => void
}

const ORDER = ['yes', 'no', 'unknown'] as const

export function TruthChoice({ legend, name, value, onChange }: Props) {
  const words = answerWords(useLanguage())
  const options = ORDER.map((each) => ({ value: each, label: words[each] }))
  const change = (next: Truth | '') => {
    if (next !== '') onChange(next)
  }
  return <Segments<Truth | ''> {...{ legend, name, value, options }} onChange={change} />
}
