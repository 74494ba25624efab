// The client in the address of a page that works for any client or for none.

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** `?client=<id>`; undefined for anything that is no id. */
export function clientIn(params: URLSearchParams): string | undefined {
  const id = params.get('client') ?? ''
  return ID.test(id) ? id : undefined
}
