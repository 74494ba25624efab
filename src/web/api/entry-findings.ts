// Whether goods may enter, asked for many at once: for items of a shipment, and for goods that somebody types.
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, queryOptions, useQueries } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { findAdmissibilities, MOST_GOODS } from '#contract/admissibility.ts'
import type { AnswerOf, Asked } from '#contract/endpoint.ts'
import { isNorthAmerican, parseCountry } from '#domain/countries.ts'
import { call } from './call.ts'
import { type ClientAccess, useClientAccess } from './client-access.ts'
import { endpointKey } from './hooks.ts'

/** What is found of goods before any duty, the gravest first. */
export type GoodsFindings = AnswerOf<typeof findAdmissibilities>['data'][number]['findings']

export type AskedGoods = {
  readonly id: string
  readonly description: string
  readonly htsCode: string | null
  readonly countryOfOrigin: string | null
  readonly manufacturingAddress?: string | null | undefined
}

/** Rows of law change with a release. */
const FRESH_MS = 3_600_000

/** What the call takes. */
const [MOST_DESCRIPTION, MOST_MAKER] = [2000, 300]

/** As many in each as one call takes. */
export const goodsInChunks = <G extends AskedGoods>(goods: readonly G[]): readonly (readonly G[])[] =>
  Array.from({ length: Math.ceil(goods.length / MOST_GOODS) }, (_, at) =>
    goods.slice(at * MOST_GOODS, (at + 1) * MOST_GOODS),
  )

const nothingClaimed = () => false

/** By id, so that what was found before stays with its goods while the next answer is on its way. */
export function findingsQuery(
  asked: readonly AskedGoods[],
  access: ClientAccess,
  isClaimed: (id: string) => boolean = nothingClaimed,
) {
  const ids = asked.map(({ id }) => id)
  const goods = asked.map((each) => toGoods(each, isClaimed(each.id)))
  return queryOptions({
    queryKey: endpointKey(findAdmissibilities, { body: { goods }, ids }),
    async queryFn({ signal }): Promise<ReadonlyMap<string, GoodsFindings>> {
      const { data } = await call(findAdmissibilities, { body: { goods } }, { ...access, signal })
      return new Map(ids.map((id, at) => [id, data[at]?.findings ?? []]))
    },
    staleTime: FRESH_MS,
    retry: false,
    placeholderData: keepPreviousData,
  })
}

function toGoods(
  { description, htsCode, countryOfOrigin, manufacturingAddress }: AskedGoods,
  isClaimed: boolean,
): Asked<typeof findAdmissibilities>['body']['goods'][number] {
  const origin = parseCountry(countryOfOrigin ?? '')
  return {
    description: description.slice(0, MOST_DESCRIPTION),
    ...(htsCode ? { htsCode } : {}),
    ...(origin ? { countryOfOrigin: origin } : {}),
    ...(manufacturingAddress ? { maker: manufacturingAddress.slice(0, MOST_MAKER) } : {}),
    ...(isClaimed && isNorthAmerican(origin) ? { claimCusma: true } : {}),
  }
}

/** Pause in typing after which is asked. */
const ASK_AFTER_MS = 500

export type TypedGoods = {
  readonly byId: ReadonlyMap<string, GoodsFindings>
  /** Asks again; present where some could not be asked. */
  readonly askAgain?: () => void
}

/** Of goods that somebody types. The same array stands for the same goods: whoever makes a new one at each drawing is never answered. */
export function useTypedGoods(goods: readonly AskedGoods[]): TypedGoods {
  const access = useClientAccess()
  const [settled] = useDebouncedValue(goods, ASK_AFTER_MS)
  const queries = useMemo(() => goodsInChunks(settled).map((each) => findingsQuery(each, access)), [settled, access])
  const combine = useCallback(
    (answers: readonly Answered[]): TypedGoods => ({
      byId: new Map(answers.flatMap(({ data }) => [...(data ?? [])])),
      ...(answers.some(({ isError }) => isError)
        ? {
            askAgain: () => {
              for (const { isError, refetch } of answers) if (isError) void refetch()
            },
          }
        : {}),
    }),
    [],
  )
  return useQueries({ queries, combine })
}

type Answered = {
  readonly data?: ReadonlyMap<string, GoodsFindings> | undefined
  readonly isError: boolean
  readonly refetch: () => Promise<unknown>
}
