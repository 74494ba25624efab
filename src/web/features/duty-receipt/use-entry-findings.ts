// Whether the items of a shipment may enter: as their duties say it, and asked by itself for items that have no duty yet.
import { useQueries } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useClientAccess } from '../../api/client-access.ts'
import { type AskedGoods, findingsQuery, goodsInChunks } from '../../api/entry-findings.ts'
import type { EntryFinding } from '../../ui/entry-findings.tsx'
import type { DutyState } from './duty-state.ts'

type ShownFindings = {
  /** The gravest first; none while they are being asked. */
  readonly byItem: ReadonlyMap<string, readonly EntryFinding[]>
  /** True where some could not be asked. */
  readonly hasFailed: boolean
  /** True while it is not known of some whether they may enter. */
  readonly isLooking: boolean
  readonly retry: () => void
}

/** `claimed`: whether a certificate covers an item. */
export function useEntryFindings(
  items: readonly AskedGoods[],
  duties: ReadonlyMap<string, DutyState>,
  claimed: (itemId: string) => boolean,
): ShownFindings {
  const access = useClientAccess()
  const known = useMemo(() => new Map(items.flatMap(({ id }) => knownOf(id, duties.get(id)))), [items, duties])
  const asked = useMemo(() => items.filter(({ id }) => hasNoDuty(duties.get(id))), [items, duties])
  const isLoading = useMemo(() => items.some(({ id }) => duties.get(id)?.kind === 'loading'), [items, duties])
  const chunks = useMemo(() => goodsInChunks(asked), [asked])
  const queries = useMemo(() => chunks.map((each) => findingsQuery(each, access, claimed)), [chunks, claimed, access])
  const combine = useCallback(
    (answers: readonly Answered[]): ShownFindings => ({
      byItem: new Map([
        ...known,
        ...chunks.flatMap((chunk, at) => chunk.map(({ id }) => [id, answers[at]?.data?.get(id) ?? NONE] as const)),
      ]),
      hasFailed: answers.some(({ isError }) => isError),
      isLooking: isLoading || answers.some(({ isPending, isPlaceholderData }) => isPending || isPlaceholderData),
      retry: () => {
        for (const { isError, refetch } of answers) if (isError) void refetch()
      },
    }),
    [known, chunks, isLoading],
  )
  return useQueries({ queries, combine })
}

type Answered = {
  readonly data?: ReadonlyMap<string, readonly EntryFinding[]> | undefined
  readonly isError: boolean
  readonly isPending: boolean
  readonly isPlaceholderData: boolean
  readonly refetch: () => Promise<unknown>
}

const NONE: readonly EntryFinding[] = []

const hasNoDuty = (duty: DutyState | undefined): boolean => duty?.kind === 'waiting' || duty?.kind === 'failed'

const knownOf = (id: string, duty: DutyState | undefined) =>
  duty && 'answer' in duty ? [[id, duty.answer.findings] as const] : []
