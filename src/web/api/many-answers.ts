// The answers to hundreds of questions of one kind. The library's own way goes through all of them for each one that comes in; here those
// that came in are drawn together, as work that a key goes before. What is drawn is read from the library's store each time: no copy of an
// answer is kept that a later one could pass by. Nothing is drawn while a press is under way, and once a second while somebody types.
import { shallowEqual } from '@mantine/hooks'
import { hashKey, type QueryClient, type QueryKey, QueryObserver, useQueryClient } from '@tanstack/react-query'
import { startTransition, useEffect, useEffectEvent, useMemo, useReducer, useState } from 'react'
import { isPressUnderWay, isTyping } from './press-under-way.ts'
import { useSame } from './use-same.ts'

type Question<Answer> = {
  readonly queryKey: QueryKey
  readonly queryFn: (asked: { readonly signal: AbortSignal }) => Promise<Answer>
  readonly staleTime: number
  readonly retry: boolean
}

/** By key, what is known: an answer, why there is none, or undefined while it is asked for. */
type Answers<Answer> = Readonly<Record<string, Answer | Error | undefined>>

/** Milliseconds after a drawing in which what comes in waits for what comes next. */
const TOGETHER_MS = 100

/** Milliseconds: whoever types without a pause sees what came in all the same. */
const LONGEST_HELD_MS = 1000

/**
 * Asks each of `asked` once, gives up what is no longer asked, and answers how each stands. The same object as long as nothing changed.
 * A question that is open stays as it was asked when `question` is a new function.
 */
export function useManyAnswers<Asked, Answer>(
  asked: ReadonlyMap<string, Asked>,
  question: (asked: Asked) => Question<Answer>,
): Answers<Answer> {
  const client = useQueryClient()
  const [, draw] = useReducer((drawings: number) => drawings + 1, 0)
  const [asker] = useState(() => createAsker<Answer>(client))
  const questions = useMemo(
    () =>
      [...asked].map(([key, each]) => {
        const put = question(each)
        return { ...put, key, hash: hashKey(put.queryKey) }
      }),
    [asked, question],
  )
  const answers = useSame(known(client, questions))
  const look = useEffectEvent(() => {
    if (!shallowEqual(known(client, questions), answers)) startTransition(draw)
  })
  useEffect(() => asker.start(() => look()), [asker])
  useEffect(() => {
    asker.ask(questions)
    look() // what came in between this drawing and now told nobody
  }, [asker, questions])
  return answers
}

type Keyed<Answer> = Question<Answer> & { readonly key: string; readonly hash: string }

function known<Answer>(client: QueryClient, questions: readonly Keyed<Answer>[]): Answers<Answer> {
  const cache = client.getQueryCache()
  return Object.fromEntries(
    questions.map(({ key, hash }) => {
      const state = cache.get<Answer>(hash)?.state
      const failure = state?.fetchStatus === 'idle' ? (state.error ?? undefined) : undefined
      return [key, state?.data ?? failure]
    }),
  )
}

/** Keeps questions open in the library's store, and calls back a moment after some of them stand otherwise. */
function createAsker<Answer>(client: QueryClient) {
  const open = new Map<string, () => void>()
  let soon: ReturnType<typeof setTimeout> | undefined
  let last = Number.NEGATIVE_INFINITY
  const close = (hash: string) => {
    open.get(hash)?.()
    open.delete(hash)
  }
  return {
    /** Answers the way to stop, which gives up every question. */
    start(changed: () => void) {
      const tell = () => {
        if (isPressUnderWay() || (isTyping() && performance.now() - last < LONGEST_HELD_MS)) {
          soon = setTimeout(tell, TOGETHER_MS)
          return
        }
        soon = undefined
        last = performance.now()
        changed()
      }
      const stopListening = client.getQueryCache().subscribe(({ type, query }) => {
        if (type !== 'updated' || !open.has(query.queryHash)) return
        soon ??= setTimeout(tell, Math.max(0, last + TOGETHER_MS - performance.now()))
      })
      return () => {
        stopListening()
        clearTimeout(soon)
        soon = undefined
        for (const hash of [...open.keys()]) close(hash)
      }
    },
    ask(questions: readonly Keyed<Answer>[]) {
      const wanted = new Set(questions.map(({ hash }) => hash))
      for (const hash of [...open.keys()]) if (!wanted.has(hash)) close(hash)
      for (const { key: _, hash, ...question } of questions)
        if (!open.has(hash))
          open.set(
            hash,
            new QueryObserver(client, { ...question, ...SILENT }).subscribe(() => undefined),
          )
    },
  }
}

/** The store itself is listened to. */
const SILENT: { readonly notifyOnChangeProps: [] } = { notifyOnChangeProps: [] }
