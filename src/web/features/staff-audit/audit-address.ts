// What is filtered, as it stands in the address of the page.
import { type AuditQuery, filterNames } from './audit-query.ts'

/** Filters out of the address; what is no filter, or empty, is left out. */
export const readAudit = (params: URLSearchParams): AuditQuery =>
  Object.fromEntries(
    [...filterNames, 'before' as const].flatMap((name) => {
      const value = params.get(name)
      return value ? [[name, value]] : []
    }),
  )

export const writeAudit = (query: AuditQuery): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1])))

/** Whether anything but the page is chosen. */
export const isFiltered = (query: AuditQuery): boolean => filterNames.some((name) => query[name])
