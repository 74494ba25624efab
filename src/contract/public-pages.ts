// The addresses of pages that anybody may read: what search engines are told of.
export const PUBLIC_PAGES: readonly string[] = [
  '/login',
  '/tools/classifier',
  '/tools/manufacturer-lookup',
  '/tools/fee-calculator',
]
