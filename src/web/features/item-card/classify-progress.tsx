// What a classification is at while it runs: the sentences of its step, one after the other, or of all steps where it tells none.
import { useEffect, useRef, useState } from 'react'
import { type ClassificationStep, classificationStep } from '#contract/classification.ts'
import { texts as en } from '#texts/en/item.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { useEndpoint } from '../../api/hooks.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'

/** Source: specification part 1, section 9. */
const TURN_MS = 2200

const allIn = (language: Language): readonly string[] => {
  const texts = wordsIn(language, en)
  return Object.values(texts.progress).flat()
}

type Step = ClassificationStep
type Shown = { readonly ticks: number; readonly step: Step | null }

/**
 * run: its name, under which the server knows its step. The step is asked for between turns, so that a sentence stands for its whole
 * turn; what is answered within half a turn is never asked about.
 */
export function ClassifyProgress({ run }: { readonly run: string }) {
  const language = useLanguage()
  const texts = useTexts(en)
  const known = useRef<Step | null>(null)
  const [{ ticks, step }, setShown] = useState<Shown>({ ticks: 0, step: null })
  useEffect(() => {
    const tick = ({ ticks: before, step: at }: Shown): Shown =>
      before % 2 === 0 ? { ticks: before + 1, step: at } : { ticks: before + 1, step: known.current }
    const timer = setInterval(() => setShown(tick), TURN_MS / 2)
    return () => clearInterval(timer)
  }, [])
  const { data } = useEndpoint(classificationStep, { params: { run } }, { enabled: ticks > 0, refetchEvery: TURN_MS })
  useEffect(() => {
    known.current = data?.step ?? null
  }, [data])
  const messages = step ? texts.progress[step] : allIn(language)
  // Not a live region: only the start and the end of a run are announced.
  return <p className="sm dim">{messages[Math.floor(ticks / 2) % messages.length]}</p>
}
