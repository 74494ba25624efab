// Staff on a client's behalf: every call about a client's data stands a second time under the path of that client, with the
// same query, body and answer, so that the pair cannot drift apart. Source: specification part 2 section 7 "CUSMA, staff" and "Staff portal".
import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { id } from './fields.ts'

/** Carried by every call of staff who look at the client area as the client sees it: what changes something is then refused. */
export const VIEW_ONLY_HEADER = 'x-view-only'

const BASE = '/api/staff/clients/:clientId'

type WithClient<T> = T extends Record<string, never> ? { readonly clientId: string } : T & { readonly clientId: string }
type NamingClient<P extends z.ZodType> = z.ZodType<WithClient<z.output<P>>, WithClient<z.input<P>>>

/** '/api/shipments/:id' to '/api/staff/clients/:clientId/shipments/:id'. */
export const staffPath = (path: string): string => path.replace(/^\/api/, BASE)

/** The call for staff, who name the client in the path. Throws a TypeError for a call that has no such twin. */
export function onBehalf<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  endpoint: Endpoint<P, Q, B, A>,
): Endpoint<NamingClient<P>, Q, B, A> {
  if (!endpoint.staffTwin) throw new TypeError(`${endpoint.path} has no twin for staff`)
  const shape = endpoint.params instanceof z.ZodObject ? endpoint.params.shape : {}
  return {
    ...endpoint,
    path: staffPath(endpoint.path),
    access: 'staff',
    staffTwin: false,
    params: z.strictObject({ clientId: id, ...shape }) as unknown as NamingClient<P>,
  }
}
