// The page number in the address.
/** `?page=3` is 3; anything that is not a positive whole number is page 1. */
export function pageIn(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? '1')
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1
}
