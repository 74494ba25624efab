// The archive of papers.
export const texts = {
  listFailed: 'Failed to load documents',
  zipFailed: 'The documents could not be put together',
  regenerateFailed: 'Failed to make the document again',
  regenerated: (number: string) => `Made again from the data of today as ${number}.`,
  certificateNotAgain: 'A certificate of origin is signed by an act of its own. Open the CUSMA form and sign it again.',
  requestNotKept: 'What was said of this paper was not kept. Make it from its shipment.',
  shipmentGone: 'The shipment of this paper is no longer there.',
} as const
