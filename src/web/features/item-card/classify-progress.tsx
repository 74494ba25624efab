// What a classification is at while it runs: the sentences of its step, one after the other, or of all steps where it tells none.
import { useEffect, useState } from 'react'
import { classificationStep } from '#contract/classification.ts'
import { texts } from '#texts/item.ts'
import { useEndpoint } from '../../api/hooks.ts'

/** Source: specification part 1, section 9. */
const TURN_MS = 2200

const ALL: readonly string[] = Object.values(texts.progress).flat()

type Props = { readonly run: string; readonly turnMs?: number }

/** run: its name, under which the server knows its step. An answer within the first sentence is never asked about. */
export function ClassifyProgress({ run, turnMs = TURN_MS }: Props) {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTurn((each) => each + 1), turnMs)
    return () => clearInterval(timer)
  }, [turnMs])
  const { data } = useEndpoint(classificationStep, { params: { run } }, { enabled: turn > 0, refetchEvery: turnMs })
  const messages = data?.step ? texts.progress[data.step] : ALL
  // Not a live region: only the start and the end of a run are announced.
  return <p className="sm dim">{messages[turn % messages.length]}</p>
}
