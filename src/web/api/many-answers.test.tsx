import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useManyAnswers } from './many-answers.ts'

const NAMES = Array.from({ length: 60 }, (_, at) => `q${at}`)

type Props = {
  readonly asked: ReadonlyMap<string, string>
  readonly question: Parameters<typeof useManyAnswers<string, string>>[1]
  readonly onDrawn: () => void
}

function Shown({ asked, question, onDrawn }: Props) {
  const answerOf = useManyAnswers(asked, question)
  onDrawn()
  const words = [...asked.keys()].map((key) => answerOf(key)?.data ?? answerOf(key)?.error?.message ?? '-')
  return <p>{words.join(' ')}</p>
}

/** Questions that are answered when the test says so. */
function open(names: readonly string[]) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const waiting = new Map<string, { answer: (text: string) => void; fail: (problem: Error) => void }>()
  const given: string[] = []
  let drawn = 0
  const question = (name: string) => ({
    queryKey: [name],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => {
      signal.addEventListener('abort', () => given.push(name))
      return new Promise<string>((answer, fail) => waiting.set(name, { answer, fail }))
    },
    staleTime: 1000,
    retry: false,
  })
  const onDrawn = () => {
    drawn += 1
  }
  const page = (wanted: readonly string[]) => (
    <QueryClientProvider client={client}>
      <Shown asked={new Map(wanted.map((name) => [name, name]))} question={question} onDrawn={onDrawn} />
    </QueryClientProvider>
  )
  const { rerender } = render(page(names))
  return { client, waiting, given, drawn: () => drawn, show: (wanted: readonly string[]) => rerender(page(wanted)) }
}

it('draws sixty answers that come together a few times, not sixty', async () => {
  const { waiting, drawn } = open(NAMES)
  const before = drawn()
  await act(async () => {
    for (const [name, { answer }] of waiting) answer(name)
  })
  await screen.findByText(NAMES.join(' '))
  expect(drawn() - before).toBeLessThan(8)
})

it('says a failure beside the answers', async () => {
  const { waiting } = open(['a', 'b'])
  waiting.get('a')?.answer('one')
  waiting.get('b')?.fail(new Error('broken'))
  await screen.findByText('one broken')
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
