// No language model: whoever asks goes on without one.
import { ProviderError } from '../../errors.ts'
import type { LanguageModel } from './language-model.ts'

export const offlineLanguageModel: LanguageModel = {
  name: 'offline',
  model: '',
  configured: false,
  ask: () => Promise.reject(new ProviderError('offline', 'no language model is set up', false)),
}
