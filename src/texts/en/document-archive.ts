// The archive of papers.
export const texts = {
  listFailed: 'Failed to load documents',
  zipFailed: 'The documents could not be put together',
  regenerateFailed: 'Failed to make the document again',
  regenerated: (number: string) => `Made again from the data of today as ${number}.`,
  certificateNotAgain: 'Every certificate of origin needs a new signature. Open the CUSMA form and sign it again.',
  requestNotKept: 'What was typed for this paper was not kept. Make a new one on the page of its shipment.',
  shipmentGone: 'The shipment of this paper is no longer there.',
} as const
