// The answers to hundreds of questions of one kind. The library's own way goes through all of them for each one that comes in; here what
// comes in is gathered, and drawn so that a key that is pressed meanwhile goes first.
import { hashKey, type QueryClient, type QueryKey, QueryObserver, useQueryClient } from '@tanstack/react-query'
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react'

type Question<Answer> = {
  readonly queryKey: QueryKey
  readonly queryFn: (asked: { readonly signal: AbortSignal }) => Promise<Answer>
  readonly staleTime: number
  readonly retry: boolean
}

export type Answered<Answer> = {
  readonly data?: Answer | undefined
  readonly error: Error | null
  readonly isFetching: boolean
}

/** Answers that come within so many milliseconds after others were drawn are drawn together, unless nothing is under way any more. */
const TOGETHER_MS = 100

/** How the question of a key stands, for every key of `asked`. A different `question` asks all of them anew. */
export function useManyAnswers<Asked, Answer>(
  asked: ReadonlyMap<string, Asked>,
  question: (asked: Asked) => Question<Answer>,
): (key: string) => Answered<Answer> | undefined {
  const client = useQueryClient()
  const store = useMemo(() => openStore(client, question), [client, question])
  const [told, setTold] = useState<ReadonlyMap<string, Answered<Answer>>>(() => new Map())
  useEffect(() => store.start((answers) => startTransition(() => setTold(answers))), [store])
  useEffect(() => store.ask(asked), [store, asked])
  return useCallback((key) => told.get(key) ?? store.kept(asked.get(key)), [told, store, asked])
}

function openStore<Asked, Answer>(client: QueryClient, question: (asked: Asked) => Question<Answer>) {
  type Told = (answers: ReadonlyMap<string, Answered<Answer>>) => void
  const open = new Map<string, { readonly observer: QueryObserver<Answer>; readonly stop: () => void }>()
  const gatherer = gather(() => [...open.values()].some(({ observer }) => observer.getCurrentResult().isFetching))
  let isStarted = false
  const close = (key: string) => {
    open.get(key)?.stop()
    open.delete(key)
  }
  return {
    /** Until the returned function is called, `told` hears how all questions stand whenever that changes. */
    start(told: Told) {
      isStarted = true
      gatherer.start(() => told(new Map([...open].map(([key, { observer }]) => [key, observer.getCurrentResult()]))))
      return () => {
        isStarted = false
        gatherer.stop()
        for (const key of [...open.keys()]) close(key)
      }
    },
    ask(asked: ReadonlyMap<string, Asked>) {
      if (!isStarted) return
      for (const key of [...open.keys()]) if (!asked.has(key)) close(key)
      for (const [key, each] of asked) {
        if (open.has(key)) continue
        const observer = new QueryObserver<Answer>(client, {
          ...question(each),
          notifyOnChangeProps: ['data', 'error'],
        })
        open.set(key, { observer, stop: observer.subscribe(gatherer.note) })
      }
    },
    /** What is known of a question already, from wherever it was asked. */
    kept(asked: Asked | undefined): Answered<Answer> | undefined {
      if (asked === undefined) return undefined
      const state = client.getQueryCache().get<Answer>(hashKey(question(asked).queryKey))?.state
      return state && { data: state.data, error: state.error, isFetching: state.fetchStatus === 'fetching' }
    },
  }
}

/** Calls what it was started with after notes: at once where it was not called lately or no more are to come, otherwise a moment later. */
function gather(moreToCome: () => boolean) {
  let tell: (() => void) | undefined
  let soon: ReturnType<typeof setTimeout> | undefined
  let later: ReturnType<typeof setTimeout> | undefined
  let last = Number.NEGATIVE_INFINITY
  const forget = () => {
    clearTimeout(soon)
    clearTimeout(later)
    soon = undefined
    later = undefined
  }
  const now = () => {
    forget()
    last = performance.now()
    tell?.()
  }
  const decide = () => {
    soon = undefined
    const wait = last + TOGETHER_MS - performance.now()
    if (wait <= 0 || !moreToCome()) now()
    else later ??= setTimeout(now, wait)
  }
  return {
    start(wanted: () => void) {
      tell = wanted
    },
    stop() {
      forget()
      tell = undefined
    },
    note() {
      soon ??= setTimeout(decide)
    },
  }
}
