// The views of the list that the person gave a name. Staff who look as the client have none.
import type { AnswerOf } from '#contract/endpoint.ts'
import { listSavedViews } from '#contract/saved-views.ts'
import { type ListView, WHOLE_LIST } from '#domain/shipment/list-view.ts'
import { useClientAccess } from '../../api/client-access.ts'
import { useEndpoint } from '../../api/hooks.ts'

export type SavedView = AnswerOf<typeof listSavedViews>['data'][number]

export type SavedViews = {
  /** Undefined where nobody could have any. */
  readonly views: readonly SavedView[] | undefined
  readonly error: unknown
  readonly refetch: () => void
  readonly isFetching: boolean
  /** Whether it is still open what the list opens with. */
  readonly isOpen: boolean
  readonly opening: ListView
}

const FRESH_FOR_MS = 60_000

/** What the list opens with: the default, else the whole of it. */
export const openingOf = (views: readonly SavedView[] = []): ListView =>
  views.find(({ isDefault }) => isDefault)?.view ?? WHOLE_LIST

export function useSavedViews(): SavedViews {
  const { actor } = useClientAccess()
  const enabled = actor === 'client'
  const asked = useEndpoint(listSavedViews, {}, { enabled, freshFor: FRESH_FOR_MS })
  const views = enabled ? (asked.data?.data ?? []) : undefined
  return {
    views,
    error: asked.error,
    refetch: () => void asked.refetch(),
    isFetching: asked.isFetching,
    isOpen: enabled && asked.isPending,
    opening: openingOf(views),
  }
}
