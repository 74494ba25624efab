// Work that goes on behind the screens, as staff see it.
export const texts = {
  reasons: {
    service: (words: string) => `A service did not do its part: ${words}.`,
    parts: (parts: string) => `These parts failed: ${parts}.`,
    tooLong: (minutes: number) => `It took longer than ${minutes} minutes.`,
    cutOff: 'The server ended every time while it was done.',
    sealed: 'It was encrypted with another key: ENCRYPTION_KEY has changed since.',
    databaseAway: 'The database was away.',
    broken: 'Portage made a mistake. The log of the server says more.',
  },
} as const
