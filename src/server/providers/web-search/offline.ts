// No search of the web is set up.
import { ProviderError } from '../../errors.ts'
import type { WebSearch } from './web-search.ts'

export const offlineWebSearch: WebSearch = {
  name: 'web search',
  configured: false,
  search: async () => {
    throw new ProviderError('web search', 'not configured', false)
  },
}
