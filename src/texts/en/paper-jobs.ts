// A large paper that is made behind the screen.
export const texts = {
  making: (lines: string) => `The invoice of ${lines} lines is being made.`,
  goesOn: 'It goes on when you close this page. Once it is made it stands with the documents of the shipment.',
  again: (why: string) => `It is tried again by itself. ${why}`,
  failed: (lines: string) => `The invoice of ${lines} lines was not made.`,
  failedHint: 'Nothing was kept. Please make it again.',
  loadFailed: 'What is being made cannot be read at the moment. It goes on all the same.',
} as const
