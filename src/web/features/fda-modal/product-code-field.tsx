// The FDA product code: typed whole, or put together of its five parts. What it means is said beneath; a malformed one is refused.
import { NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { parseProductCode } from '#domain/fda/product-code.ts'
import { texts as en, industries as industriesEn } from '#texts/en/fda.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { productCodeText } from '#words/product-code.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import css from './fda-modal.module.css'
import { codeProblem } from './worksheet-edits.ts'

type Props = {
  readonly id: string
  readonly label: string
  readonly value: string
  /** Two digits that the words of the goods propose. */
  readonly industry: string | undefined
  readonly onChange: (code: string) => void
}

export function ProductCodeField({ id, label, value, industry, onChange }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const problem = codeProblem(value)
  return (
    <div className={css.code}>
      <TextInput
        id={id}
        label={label}
        description={meaningOf(language, value) ?? proposalOf(language, industry) ?? texts.codeHint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        placeholder={texts.blank}
        maxLength={9}
        autoComplete="off"
        spellCheck={false}
        className={css.codeInput}
        value={value}
        error={problem && productCodeText(language, problem)}
        onChange={(event) => onChange(event.currentTarget.value.toUpperCase())}
      />
      <Builder value={value} industry={industry} onChange={onChange} />
    </div>
  )
}

type Parts = { industry: string; productClass: string; subclass: string; process: string; product: string }

const industriesIn = (language: Language) => {
  const industries = wordsIn(language, industriesEn)
  const texts = wordsIn(language, en)
  return [
    { value: '', label: texts.chooseIndustry },
    ...Object.entries(industries)
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([digits, name]) => ({ value: digits, label: `${digits} ${name}` })),
  ]
}

/** The code is written into its field once every part is there; a whole code that is typed there is taken apart here. */
function Builder({ value, industry, onChange }: Pick<Props, 'value' | 'industry' | 'onChange'>) {
  const language = useLanguage()
  const texts = useTexts(en)
  const [parts, setParts] = useState<Parts>(() => partsOf(value, industry))
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    const isWhole = parseProductCode(value).kind === 'well-formed'
    if (isWhole && value !== codeOf(parts)) setParts(partsOf(value, industry))
  }
  const set = (changed: Partial<Parts>) => {
    const next = { ...parts, ...changed }
    setParts(next)
    const code = codeOf(next)
    if (parseProductCode(code).kind === 'well-formed') onChange(code)
  }
  const sign = (name: Exclude<keyof Parts, 'industry'>, hint: string, most: number) => (
    <TextInput
      label={texts.codeParts[name]}
      placeholder={hint}
      maxLength={most}
      autoComplete="off"
      value={parts[name]}
      onChange={(event) => set({ [name]: event.currentTarget.value.toUpperCase().replace(/[^A-Z0-9]/g, '') })}
    />
  )
  return (
    <details className={css.builder}>
      <summary>{texts.buildCode}</summary>
      <div className={css.parts}>
        <NativeSelect
          label={texts.codeParts.industry}
          data={industriesIn(language)}
          value={parts.industry}
          onChange={(event) => set({ industry: event.currentTarget.value })}
        />
        {sign('productClass', texts.oneLetter, 1)}
        {sign('subclass', texts.letterOrNone, 1)}
        {sign('process', texts.letterOrNone, 1)}
        {sign('product', texts.twoSigns, 2)}
      </div>
    </details>
  )
}

const NONE: Parts = { industry: '', productClass: '', subclass: '', process: '', product: '' }

function partsOf(code: string, proposed = ''): Parts {
  const parsed = parseProductCode(code)
  if (parsed.kind === 'refused') return { ...NONE, industry: proposed }
  const { industry, productClass, subclass, process, product } = parsed.parts
  return { industry, productClass, product, subclass: emptyFor(subclass), process: emptyFor(process) }
}

const emptyFor = (sign: string): string => (sign === '-' ? '' : sign)

const codeOf = ({ industry, productClass, subclass, process, product }: Parts): string =>
  `${industry}${productClass}${subclass || '-'}${process || '-'}${product}`

function proposalOf(language: Language, industry: string | undefined): string | undefined {
  const name = industry === undefined ? undefined : wordsIn(language, industriesEn)[industry]
  return industry !== undefined && name ? wordsIn(language, en).proposal(industry, name) : undefined
}

/** 'Sweeteners; class A, subclass none, process none, group 01'; undefined while the code is not whole. */
function meaningOf(language: Language, code: string): string | undefined {
  const texts = wordsIn(language, en)
  const parsed = parseProductCode(code)
  if (parsed.kind === 'refused') return undefined
  const { industry, productClass, subclass, process, product } = parsed.parts
  const orNone = (sign: string) => (sign === '-' ? texts.noPart : sign)
  const industryName = wordsIn(language, industriesEn)[industry] ?? industry
  return texts.codeMeaning(industryName, productClass, orNone(subclass), orNone(process), product)
}
