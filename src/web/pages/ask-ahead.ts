// What the screen at the address will ask for, asked for as soon as its code is there: drawing the screen takes longer than the answer.
import type { QueryClient } from '@tanstack/react-query'
import { matchPath } from 'react-router'
import { listSavedViews } from '#contract/saved-views.ts'
import { completeData, listShipments } from '#contract/shipments.ts'
import { isSameView, WHOLE_LIST } from '#domain/shipment/list-view.ts'
import type { ClientAccess } from '../api/client-access.ts'
import { answerOf } from '../api/hooks.ts'
import { openingOf } from '../features/shipments/use-saved-views.ts'
import { PATHS } from '../paths.ts'
import { isBare, type ListAddress, queryOf, readList } from './list-address.ts'

const ACCESS: ClientAccess = { actor: 'client' }

/** The first load of the list waits this long. Source: specification part 1, section 9. */
export const FIRST_LOAD_DELAY_MS = 100

/** The screen says what goes wrong: it takes a failed answer for none and asks again. */
export async function askAhead(queries: QueryClient, { pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const id = matchPath(PATHS.shipment, pathname)?.params.id
  if (id) await queries.prefetchQuery(answerOf(completeData, { params: { id } }, ACCESS))
  if (matchPath(PATHS.dashboard, pathname)) await askForList(queries, new URLSearchParams(search))
}

const list = (address: ListAddress) => answerOf(listShipments, { query: queryOf(address) }, ACCESS)

/** A bare address opens with the default of the person. Most have none: the whole list is asked for beside the views, and taken where it is that. */
async function askForList(queries: QueryClient, params: URLSearchParams): Promise<void> {
  const early = FIRST_LOAD_DELAY_MS - performance.now()
  if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
  const whole = list(readList(params, WHOLE_LIST))
  const asked = answerOf(listSavedViews, {}, ACCESS)
  if (!isBare(params)) {
    await Promise.all([queries.prefetchQuery(asked), queries.prefetchQuery(whole)])
    return
  }
  const unwanted = new AbortController()
  const answer = whole.queryFn(unwanted)
  answer.catch(() => undefined) // told by who takes it
  const views = await queries.fetchQuery(asked).catch(() => undefined)
  const opening = openingOf(views?.data)
  const isWhole = isSameView(opening, WHOLE_LIST)
  if (!isWhole) unwanted.abort()
  await queries.prefetchQuery(isWhole ? { ...whole, queryFn: () => answer } : list(readList(params, opening)))
}
