// Another email address of a client, asked of the old one.
export const texts = {
  title: 'New email address',
  opening: 'Opening the question...',
  openFailed: 'The question could not be opened. Please try again.',
  noLink: 'No question',
  noLinkHint: 'Open the whole link of the email. It ends in a row of letters and digits.',
  question: (company: string) => `Should ${company} have another email address?`,
  asked: (by: string, when: string) => `${by} asked for it ${when}.`,
  before: 'Now',
  after: 'Then',
  what: 'Whoever reads the new address can sign in for the company. Whoever signs in with the old one is signed out and no longer gets in.',
  due: (day: string) =>
    `Portage was told that nobody reads the old address any more. If you do not object, the new one counts from ${day}.`,
  waits: 'Nothing changes before you agree.',
  agree: 'Use the new address',
  object: 'Keep the old address',
  agreed: 'The new address counts from now on.',
  objected: 'Nothing changed. The old address stays, and the people who run Portage see that you said no.',
  answerFailed: 'Your answer did not arrive. Please try again.',

  staffWaits: (before: string, after: string) => `The new address ${after} waits for an answer of ${before}`,
  staffAsked: (by: string, when: string) =>
    `${by} imported it ${when}. Until the old address agrees, it alone signs in.`,
  staffDue: (by: string, when: string) =>
    `${by} said that nobody reads the old address. The new one counts from ${when} unless the old one objects.`,
  staffObjected: (before: string, after: string) => `${before} does not want the new address ${after}`,
  staffObjectedHint: (when: string) =>
    `It said so ${when}. The old address stays. Another import of the same address asks nothing until you drop this.`,
  importWaits: 'A client’s new email address counts once the old one agrees: Portage asks it by email.',
  drop: 'Drop it',
  gone: 'Old box is gone',
  goneTitle: 'Does nobody read the old address?',
  goneText: (before: string) =>
    `Make sure by another way, such as a call to a number you know. ${before} is written to once more. In seven days the new address counts, unless the old one objects.`,
  loadFailed: 'The new address could not be loaded. Please try again.',
  notSaved: 'Nothing was changed. Please try again.',

  over: 'This question was answered, replaced or dropped.',
  refused: 'The old address said no. Drop the new address, and ask the client.',

  letterSubject: (company: string) => `A new email address for ${company} in Portage?`,
  letter: (given: {
    readonly by: string
    readonly company: string
    readonly before: string
    readonly after: string
    readonly link: string
  }) =>
    `Hello,\n\n${given.by} asks to change the email address of ${given.company} in Portage from ${given.before} to ${given.after}. Whoever reads the new address could then sign in for the company, and ${given.before} no longer could.\n\nNothing changes before you agree. Open this link to agree or to say no:\n\n${given.link}\n\nIf you did not expect this, say no.\n`,
  goneLetter: (given: {
    readonly by: string
    readonly company: string
    readonly after: string
    readonly day: string
  }) =>
    `Hello,\n\n${given.by} told Portage that nobody reads this address any more. The email address of ${given.company} becomes ${given.after} on ${given.day}.\n\nIf you read this and that is not right, say no before that day: open the link of our first email about it, or write to the people who run this Portage.\n`,
} as const
