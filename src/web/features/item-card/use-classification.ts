// Classification of one item: its run, its candidates and the user's answers to deciding questions, kept while the shipment is open
// so that closing the item loses nothing.

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { classifyHts } from '#contract/classification.ts'
import { texts as en } from '#texts/en/item.ts'
import { candidateChange } from '#words/proposed-code.ts'
import { call } from '../../api/call.ts'
import { useClientAccess } from '../../api/client-access.ts'
import { failureText } from '../../api/failures.ts'
import { newRunName } from '../../api/run-name.ts'
import type { Item } from '../../api/shipment-item.ts'
import { useItemDesk } from '../../desk/item-desk.ts'
import { useTexts } from '../../language/page-language.tsx'
import type { GivenAnswer } from '../../ui/deciding-question.tsx'
import { type Classification, shownCandidates, takesProposal } from './candidate-rules.ts'
import { worthOf } from './goods-worth.ts'
import { useSeenCandidates } from './seen-candidates.ts'

const candidatesKey = (itemId: string) => ['candidates', itemId]
const answersKey = (itemId: string) => ['candidate answers', itemId]

const KEPT = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY, enabled: false, retry: false }
const NO_ANSWERS: readonly GivenAnswer[] = []

export function useClassification(item: Item) {
  const texts = useTexts(en)
  const access = useClientAccess()
  const client = useQueryClient()
  const { change } = useItemDesk()
  const seen = useSeenCandidates(item.id)
  const kept = useQuery<readonly GivenAnswer[]>({
    queryKey: answersKey(item.id),
    queryFn: () => NO_ANSWERS,
    initialData: () => seen.read()?.given,
    ...KEPT,
  })
  const answers = kept.data ?? NO_ANSWERS
  const [name, setName] = useState(newRunName)
  const ask = async (given: readonly GivenAnswer[], run: string, signal?: AbortSignal) => {
    const data = await call(
      classifyHts,
      { body: { ...requestFor(item), ...answersOf(given), run } },
      { ...access, ...(signal ? { signal } : {}) },
    )
    seen.keep({ data, given: [...given] })
    return data
  }
  const query = useQuery({
    queryKey: candidatesKey(item.id),
    queryFn: ({ signal }) => {
      const run = newRunName()
      setName(run)
      return ask(answers, run, signal)
    },
    initialData: () => seen.read()?.data,
    ...KEPT,
  })
  const shown: Shown = { data: query.data, given: answers }
  const show = ({ data, given }: Shown) => {
    client.setQueryData(answersKey(item.id), given)
    if (!data) return
    client.setQueryData(candidatesKey(item.id), data)
    seen.keep({ data, given })
  }
  /** `before`: the candidates and answers that come back when the proposed code is taken back. */
  const propose = (before: Shown, now: Shown) => {
    const { data } = now
    const top = data && shownCandidates(data).shown[0]
    if (top && takesProposal(item) && top.htsCode !== item.htsCode)
      change(item, 'htsCode', candidateChange(top, false, data), { back: () => show(before), again: () => show(now) })
  }
  const answering = useMutation({
    mutationFn: (given: readonly GivenAnswer[]) => ask(given, newRunName()),
    onSuccess: (data, given) => {
      show({ data, given })
      propose(shown, { data, given })
    },
  })
  const error = query.error ?? answering.error
  return {
    classify: async () => {
      answering.reset()
      propose(shown, { data: (await query.refetch()).data, given: answers })
    },
    isRunning: query.isFetching,
    /** Of the newest run, for asking which step it is at. */
    name,
    classification: query.data,
    answers,
    /** Ranks again with these answers; the list stays until the new one is there. */
    answer: (given: readonly GivenAnswer[]) => answering.mutate(given),
    isAnswering: answering.isPending,
    failure: error ? failureText(error, texts.classifyFailed, texts.classifyFailed) : undefined,
    retry: () => (answering.error ? answering.mutate(answering.variables) : void query.refetch()),
  }
}

type Shown = { readonly data: Classification | undefined; readonly given: readonly GivenAnswer[] }

const answersOf = (given: readonly GivenAnswer[]) =>
  given.length === 0 ? {} : { answers: given.map(({ answer }) => answer) }

const requestFor = (item: Item) => ({
  description: item.description,
  ...(item.asin ? { asin: item.asin } : {}),
  ...worthOf(item),
})
