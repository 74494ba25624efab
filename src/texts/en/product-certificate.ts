// Calls about certificates of origin for products.
export const texts = {
  failed: 'The certificate could not be saved',
  loadFailed: 'The certificates could not be loaded',
  notFound: 'There is no such certificate.',
  isSigned:
    'This certificate is signed and cannot be changed. Begin a new one for the next period, or for other goods.',
} as const
