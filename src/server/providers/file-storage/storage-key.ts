// The names files are stored under: made by us, never taken from a request.

/** Folders of letters, digits, '-' and '_'; then a file name that may have dots between such. Nothing else can be a key. */
const KEY = /^(?:[A-Za-z0-9_-]{1,100}\/){0,8}[A-Za-z0-9_-]{1,150}(?:\.[A-Za-z0-9_-]{1,20}){0,3}$/

/** The key itself. Throws RangeError for one that is not. */
export function checkedKey(key: string): string {
  if (!KEY.test(key)) throw new RangeError(`not a storage key: ${JSON.stringify(key)}`)
  return key
}
