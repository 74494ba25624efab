// Pages of a list.
import type { z } from 'zod'
import type { pagination } from '#contract/envelope.ts'

type Pagination = z.output<typeof pagination>
export type Page<T> = { readonly rows: readonly T[]; readonly pagination: Pagination }

/** A page with its place in the whole; an empty list has one empty page. Past the last page, where counting stopped too, there is nothing. */
export const pageOf = <T>(
  rows: readonly T[],
  of: { readonly page: number; readonly perPage: number; readonly total: number; readonly capped?: boolean },
): Page<T> => {
  const lastPage = Math.max(1, Math.ceil(of.total / of.perPage))
  return {
    rows: of.page > lastPage ? [] : rows,
    pagination: {
      currentPage: of.page,
      lastPage,
      perPage: of.perPage,
      total: of.total,
      ...(of.capped ? { capped: true } : {}),
    },
  }
}
