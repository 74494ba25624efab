// What calls about items and makers say when they fail.
export const texts = {
  saveFailed: 'The change was not saved. Please try again.',
  addressSaveFailed: 'Failed to save the address. Please try again.',
  exchangeRateUnavailable: 'Exchange rate unavailable',
} as const
