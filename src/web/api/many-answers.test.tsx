import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, it, vi } from 'vitest'
import { useManyAnswers } from './many-answers.ts'

const NAMES = Array.from({ length: 60 }, (_, at) => `q${at}`)

type Question = Parameters<typeof useManyAnswers<string, string>>[1]

type Props = {
  readonly asked: ReadonlyMap<string, string>
  readonly question: Question
  readonly onDrawn: () => void
  readonly onLaidOut: () => void
}

function Shown({ asked, question, onDrawn, onLaidOut }: Props) {
  const answers = useManyAnswers(asked, question)
  onDrawn()
  useLayoutEffect(() => {
    onLaidOut()
  })
  const words = [...asked.keys()].map((key) => {
    const known = answers[key]
    return known instanceof Error ? known.message : (known ?? '-')
  })
  return <p>{words.join(' ')}</p>
}

/** Questions that are answered when the test says so. `show` draws them again, as what asks anew on each drawing does. */
function open(names: readonly string[]) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const waiting = new Map<string, { answer: (text: string) => void; fail: (problem: Error) => void }>()
  const given: string[] = []
  const told = { drawn: 0, onLaidOut: () => {} }
  const newQuestion = (): Question => (name) => ({
    queryKey: [name],
    queryFn: ({ signal }) => {
      signal.addEventListener('abort', () => given.push(name))
      return new Promise<string>((answer, fail) => waiting.set(name, { answer, fail }))
    },
    staleTime: 100_000,
    retry: false,
  })
  const onDrawn = () => {
    told.drawn += 1
  }
  const page = (wanted: readonly string[]) => (
    <QueryClientProvider client={client}>
      <Shown
        asked={new Map(wanted.map((name) => [name, name]))}
        question={newQuestion()}
        onDrawn={onDrawn}
        onLaidOut={() => told.onLaidOut()}
      />
    </QueryClientProvider>
  )
  const { rerender } = render(page(names))
  return { client, waiting, given, told, show: (wanted: readonly string[]) => rerender(page(wanted)) }
}

it('draws sixty answers that come together a few times, not sixty', async () => {
  const { waiting, told } = open(NAMES)
  const before = told.drawn
  await act(async () => {
    for (const [name, { answer }] of waiting) answer(name)
  })
  await screen.findByText(NAMES.join(' '))
  expect(told.drawn - before).toBeLessThan(4)
})

it('says a failure beside the answers, and the answer to another try', async () => {
  const { waiting, client } = open(['a', 'b'])
  waiting.get('a')?.answer('one')
  waiting.get('b')?.fail(new Error('broken'))
  await screen.findByText('one broken')
  void client.refetchQueries({ queryKey: ['b'] })
  await screen.findByText('one -')
  waiting.get('b')?.answer('two')
  await screen.findByText('one two')
})

it('draws no answer while a press is under way, and each one after it', async () => {
  const { waiting, told } = open(['a', 'b'])
  const before = told.drawn
  fireEvent.pointerDown(document.body)
  waiting.get('a')?.answer('one')
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(told.drawn).toBe(before)
  fireEvent.pointerUp(document.body)
  await screen.findByText('one -')
  fireEvent.pointerDown(document.body) // and never let go
  waiting.get('b')?.answer('two')
  await screen.findByText('one two')
})

it('draws what comes in once a second while somebody types, and the rest after the last key', async () => {
  const { waiting, told } = open(NAMES)
  const before = told.drawn
  let now = performance.now()
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
  for (const name of NAMES) {
    now += 50
    fireEvent.keyDown(document.body, { key: '1' })
    waiting.get(name)?.answer(name)
    await act(() => new Promise((resolve) => setTimeout(resolve, 40)))
  }
  clock.mockRestore()
  // Three seconds of the clock: at once, and after each of them.
  expect(told.drawn - before).toBeGreaterThan(1)
  expect(told.drawn - before).toBeLessThanOrEqual(4)
  await screen.findByText(NAMES.join(' '))
})

it('keeps what is still asked, gives up what is not, and knows at once what was asked elsewhere', async () => {
  const { client, waiting, given, show } = open(['a', 'b'])
  waiting.get('a')?.answer('one')
  await screen.findByText('one -')
  client.setQueryData(['c'], 'three')
  show(['a', 'c'])
  expect(screen.getByText('one three')).toBeTruthy()
  expect(given).toEqual(['b'])
})

it('draws an answer that comes between a drawing and what follows it', async () => {
  const { client, told, show } = open([])
  told.onLaidOut = () => {
    told.onLaidOut = () => {}
    client.setQueryData(['a'], 'one')
  }
  show(['a'])
  await screen.findByText('one')
})

it('answers a question that was given up and is asked again', async () => {
  const { waiting, given, show } = open(['a', 'b'])
  show(['b'])
  show(['a', 'b'])
  expect(given).toEqual(['a'])
  for (const [name, { answer }] of waiting) answer(name)
  await screen.findByText('a b')
})

/** The same numbers at every run. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * sides)
  }
}

/** Some steps in which questions come, go and are answered in any order, some of them in the middle of a drawing. */
async function anyOrder(seed: number): Promise<void> {
  const roll = dice(seed)
  const { client, waiting, told, show } = open(NAMES.slice(0, 6))
  const some = () => NAMES.slice(0, 12).filter(() => roll(3) > 0)
  const answerOne = () => {
    const name = [...waiting.keys()][roll(waiting.size)]
    if (name) waiting.get(name)?.answer(name)
  }
  told.onLaidOut = () => {
    const name = NAMES[roll(12)] ?? ''
    if (roll(2) === 0) client.setQueryData([name], name)
  }
  let last = some()
  for (let step = 0; step < 8; step += 1) {
    if (roll(9) === 0) fireEvent.keyDown(document.body, { key: '1' })
    if (roll(2) === 0) answerOne()
    if (roll(2) === 0) await act(() => new Promise((resolve) => setTimeout(resolve, roll(3))))
    if (roll(4) > 0) last = some()
    show(last)
  }
  told.onLaidOut = () => {}
  for (const [name, { answer }] of waiting) answer(name)
  await screen.findByText(last.join(' '))
  cleanup()
}

it('answers every question that is asked in the end, in whatever order they come and go', async () => {
  for (let seed = 1; seed <= 25; seed += 1) await anyOrder(seed)
})
