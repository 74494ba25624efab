// Whether the items of a shipment may enter: as their duties say it, and asked by itself for items that have no duty yet.
import { keepPreviousData, queryOptions, useQueries } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { findAdmissibilities, MOST_GOODS } from '#contract/admissibility.ts'
import type { Asked } from '#contract/endpoint.ts'
import { isNorthAmerican, parseCountry } from '#domain/countries.ts'
import { call } from '../../api/call.ts'
import { type ClientAccess, useClientAccess } from '../../api/client-access.ts'
import { endpointKey } from '../../api/hooks.ts'
import type { EntryFinding } from '../../ui/entry-findings.tsx'
import type { DutyState } from './duty-state.ts'

type Body = Asked<typeof findAdmissibilities>['body']

type ItemFacts = {
  readonly id: string
  readonly description: string
  readonly htsCode: string | null
  readonly countryOfOrigin: string | null
  readonly manufacturingAddress?: string | null | undefined
}

type ShownFindings = {
  /** The gravest first; none while they are being asked. */
  readonly byItem: ReadonlyMap<string, readonly EntryFinding[]>
  /** True where some could not be asked. */
  readonly hasFailed: boolean
  /** True while it is not known of some whether they may enter. */
  readonly isLooking: boolean
  readonly retry: () => void
}

/** Rows of law change with a release. */
const FRESH_MS = 3_600_000

/** What the call takes. */
const [MOST_DESCRIPTION, MOST_MAKER] = [2000, 300]

/** By item, so that what was found before stays with its item while the next answer is on its way. */
const query = (ids: readonly string[], goods: Body['goods'], access: ClientAccess) =>
  queryOptions({
    queryKey: endpointKey(findAdmissibilities, { body: { goods }, ids }),
    async queryFn({ signal }) {
      const { data } = await call(findAdmissibilities, { body: { goods } }, { ...access, signal })
      return new Map(ids.map((id, at) => [id, data[at]?.findings ?? NONE]))
    },
    staleTime: FRESH_MS,
    retry: false,
    placeholderData: keepPreviousData,
  })

/** `claimed`: whether a certificate covers an item. */
export function useEntryFindings(
  items: readonly ItemFacts[],
  duties: ReadonlyMap<string, DutyState>,
  claimed: (itemId: string) => boolean,
): ShownFindings {
  const access = useClientAccess()
  const known = useMemo(() => new Map(items.flatMap(({ id }) => knownOf(id, duties.get(id)))), [items, duties])
  const asked = useMemo(() => items.filter(({ id }) => hasNoDuty(duties.get(id))), [items, duties])
  const isLoading = useMemo(() => items.some(({ id }) => duties.get(id)?.kind === 'loading'), [items, duties])
  const chunks = useMemo(() => inChunks(asked), [asked])
  const queries = useMemo(
    () =>
      chunks.map((each) =>
        query(
          each.map(({ id }) => id),
          each.map((item) => toGoods(item, claimed(item.id))),
          access,
        ),
      ),
    [chunks, claimed, access],
  )
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

const inChunks = (items: readonly ItemFacts[]): readonly (readonly ItemFacts[])[] =>
  Array.from({ length: Math.ceil(items.length / MOST_GOODS) }, (_, at) =>
    items.slice(at * MOST_GOODS, (at + 1) * MOST_GOODS),
  )

function toGoods(
  { description, htsCode, countryOfOrigin, manufacturingAddress }: ItemFacts,
  isClaimed: boolean,
): Body['goods'][number] {
  const origin = parseCountry(countryOfOrigin ?? '')
  return {
    description: description.slice(0, MOST_DESCRIPTION),
    ...(htsCode ? { htsCode } : {}),
    ...(origin ? { countryOfOrigin: origin } : {}),
    ...(manufacturingAddress ? { maker: manufacturingAddress.slice(0, MOST_MAKER) } : {}),
    ...(isClaimed && isNorthAmerican(origin) ? { claimCusma: true } : {}),
  }
}
