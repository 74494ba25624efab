// What stands under the name of a security event: why a sign-in failed, or what a call changed or took out.
import { texts as callTexts } from '#texts/en/logged-calls.ts'
import { texts } from '#texts/en/security.ts'

/** Events of many calls, which are told apart by the call. The others are named by their kind alone. */
const OF_MANY_CALLS: readonly string[] = ['on-behalf', 'export']

/** detail: a code of a refusal, or a call as 'PUT /api/shipments/:id'. Undefined where it says no more than the kind. */
export function detailText(kind: string, detail: string | null): string | undefined {
  if (detail === null) return undefined
  if (isWhy(detail)) return texts.why[detail]
  const [, method, path] = /^([A-Z]+) \/api(?:\/staff\/clients\/:clientId)?(?=\/)(.*)$/.exec(detail) ?? []
  if (!method) return detail
  if (!OF_MANY_CALLS.includes(kind)) return undefined
  const call = `${method} ${path}`
  return isCall(call) ? callTexts.calls[call] : call
}

const isWhy = (detail: string): detail is keyof typeof texts.why => Object.hasOwn(texts.why, detail)

const isCall = (call: string): call is keyof typeof callTexts.calls => Object.hasOwn(callTexts.calls, call)
