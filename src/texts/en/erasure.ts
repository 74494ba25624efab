// Erasing a client: what it is told, and how it asks.
export const texts = {
  title: 'Erase your data',
  explained:
    'You may ask to be erased for good. The people who run Portage for you look at the request and carry it out; until then you can take it back.',
  goes: 'Your name, addresses, phones and numbers, signatures, drafts, makers, products, recipes, sessions and keys go at once. You can no longer sign in.',
  stays: (papers: number, day: string) =>
    papers === 1
      ? `One paper stays until ${day}, with the lines of its shipment: customs law of the US and Canada wants records kept five and six years. It is kept under a pseudonym and then deleted.`
      : `${papers} papers stay until ${day} at the latest, with the lines of their shipments: customs law of the US and Canada wants records kept five and six years. They are kept under a pseudonym and then deleted.`,
  nothingStays: 'No paper of yours has to be kept: nothing stays.',
  downloadFirst: 'Download your data first. It cannot be brought back.',
  ask: 'Ask to be erased',
  askTitle: 'Ask to be erased?',
  askedOn: (day: string) => `You asked on ${day} to be erased. Nothing has been removed yet.`,
  withdraw: 'Take the request back',
  asked: 'Your request was sent.',
  withdrawn: 'Your request was taken back.',
  loading: 'Loading...',
  loadFailed: 'Failed to load whether you asked to be erased',
  notSaved: 'That did not work. Please try again.',
  alreadyErased: 'This client is erased. Its papers can be read until their day; nothing can be changed.',
  nameDiffers: 'Type the name of the client exactly as it is shown.',
} as const
