// Under a code that ended or that now stands for other goods: what took its place, with titles, rates and duty, each a button.
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatHtsCode } from '#domain/hts-code.ts'
import { cad } from '#domain/money.ts'
import { texts as en } from '#texts/en/code-standing.ts'
import { newNumberText, renumberedText } from '#words/ended-code.ts'
import { moneyIn, percentIn } from '#words/local-text.ts'
import { useLanguage, useTexts } from '../language/page-language.tsx'
import css from './code-successors.module.css'

/** `general`: the ordinary rate as printed; duty: CAD and percent of the value, of one unit, where they are known. */
type Successor = {
  readonly htsCode: string
  readonly formattedHtsCode: string
  readonly description: string
  readonly general: string
  /** The numbers it took over from, as long as its own title is not here. */
  readonly succeeds?: { readonly on: string; readonly codes: readonly string[] } | null
  readonly dutyAmount?: number | null
  readonly dutyPercentage?: number | null
}

type End = {
  readonly on: string
  readonly isOneForOne: boolean
  readonly successors: readonly Successor[]
}

type Props = {
  readonly isOneForOne: boolean
  readonly successors: readonly Successor[]
  /** Undefined where nothing may be changed. */
  readonly onUse?: ((code: string) => void) | undefined
  /** What else can be done, under the list. */
  readonly children?: ReactNode
}

export function CodeSuccessors({ isOneForOne, successors, onUse, children }: Props) {
  const texts = useTexts(en)
  if (successors.length === 0) return null
  const choose = onUse ? texts.chooseOne : texts.chooseThere
  return (
    <div className={css.successors}>
      <p className="xs dim">{isOneForOne ? texts.tookPlace : choose}</p>
      <ul>
        {successors.map((each) => (
          <Row key={each.htsCode} successor={each} onUse={onUse} />
        ))}
      </ul>
      {children}
    </div>
  )
}

function Row({ successor, onUse }: { readonly successor: Successor; readonly onUse: Props['onUse'] }) {
  const language = useLanguage()
  const texts = useTexts(en)
  const { htsCode, formattedHtsCode, description, general, succeeds, dutyAmount, dutyPercentage } = successor
  const isKnown = typeof dutyAmount === 'number' && typeof dutyPercentage === 'number'
  const duty = isKnown
    ? texts.dutyAUnit(moneyIn(language, cad(String(dutyAmount))), percentIn(language, dutyPercentage.toFixed(2)))
    : undefined
  return (
    <li>
      <div className={css.words}>
        <span className="mono">{formattedHtsCode}</span> <span lang="en">{description}</span>
        <p className="xs dim">{[general && texts.duty(general), duty].filter(Boolean).join(' · ')}</p>
        {succeeds && <p className="xs faint">{newNumberText(language, succeeds)}</p>}
      </div>
      {onUse && (
        <Button size="xs" onClick={() => onUse(htsCode)}>
          {texts.use(formattedHtsCode)}
        </Button>
      )}
    </li>
  )
}

/** A number that was given to other goods: the choice between it and what the goods it stood for have now. */
export function Renumbered({
  code,
  renumbered,
  onUse,
}: {
  readonly code: string
  readonly renumbered: End
  readonly onUse: (code: string) => void
}) {
  const language = useLanguage()
  const texts = useTexts(en)
  const others = renumbered.successors.filter(({ htsCode }) => htsCode !== code)
  return (
    <div>
      <p className={css.asks} role="status">
        {renumberedText(language, code, {
          on: renumbered.on,
          successors: renumbered.successors.map(({ htsCode }) => htsCode),
        })}
      </p>
      <CodeSuccessors isOneForOne={renumbered.isOneForOne} successors={others} onUse={onUse}>
        <Button size="xs" variant="default" onClick={() => onUse(code)}>
          {texts.keep(formatHtsCode(code))}
        </Button>
      </CodeSuccessors>
    </div>
  )
}
