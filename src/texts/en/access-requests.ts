// Those who asked for an account, as staff see them.
export const texts = {
  title: 'Access requests',
  subtitle:
    'Who asked for an account on the landing page. Each got an email that the request arrived, and nothing more.',
  choose: 'Which requests',
  states: { new: 'New', answered: 'Answered', refused: 'Refused', client: 'Became a client' },
  withCount: (name: string, count: string) => `${name} (${count})`,
  loading: 'Loading the requests...',
  loadFailed: 'Failed to load the requests',
  notSaved: 'Not saved. Please try again.',
  empty: {
    new: 'Nobody waits for an answer',
    answered: 'No request was answered without opening an account',
    refused: 'No request was refused',
    client: 'No request became a client yet',
  },
  emptyHint: 'Requests come from the landing page, and by email to the address under Settings.',
  showing: (from: number, to: number, total: string) =>
    `Showing ${from} to ${to} of ${total} ${total === '1' ? 'request' : 'requests'}`,
  company: 'Company',
  ships: 'Ships',
  asked: 'Asked',
  next: 'Next',
  known: (name: string) => `This address belongs to the client ${name}.`,
  settled: (by: string, day: string) => `${by}, ${day}`,
  makeClient: 'Make this a client',
  letInAgain: 'Let in again',
  answered: 'Answered',
  refuse: 'Refuse',
  backToNew: 'Back to new',
  moved: (company: string) => `Moved the request of ${company}`,
  openTitle: (company: string) => `Open an account for ${company}`,
  openText: (email: string) =>
    `An email goes to ${email}, in the language of the request: how to sign in with that address. No password is needed, and no shipment for the first 3 months.`,
  againText: (name: string, email: string) =>
    `${name} is a client already. It may sign in again for 3 months without a shipment, and an email to ${email} says so.`,
  clientName: 'Name of the client',
  personName: 'Name of the person',
  open: 'Open the account and write',
  nameNeeded: 'Type a name.',
  cancel: 'Cancel',
  opened: (name: string) => `The account of ${name} is open, and the email is on its way.`,
  openedUnsent: (name: string) =>
    `The account of ${name} is open, but no email went out yet: see "Connections" and "Jobs" under Settings, or tell them yourself to sign in with their address.`,
  toClient: 'To the client',
  settledAlready: 'This request became a client already.',
} as const
