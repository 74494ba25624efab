// Single sign-on of staff.
export const texts = {
  button: (provider: string) => `Sign in with ${provider}`,
  or: 'or',
  onlyHint: (provider: string) => `Staff sign in with ${provider} here. Portage asks for no password.`,
  title: 'Signing in',
  working: 'Checking what the provider says of you...',
  going: 'Opening the sign-in page of the provider...',
  stopped: 'You are not signed in',
  backToSignIn: 'Back to the sign-in page',
  againStopped: 'You are not signed in again',
  againDone: 'It is you',
  againDoneHint: 'Go back to the page where you began. You can close this window.',
  close: 'Close this window',
  nothingCame: 'The provider sent nothing back. Begin again on the sign-in page.',
  failed: 'You could not be signed in. Please try again.',
  againHint: (provider: string) => `${provider} opens in a window of its own and asks you to sign in there.`,
  windowBlocked: 'The browser blocked the window. Allow windows of this page, then try again.',
  waiting: 'Waiting for the other window. What you began goes on when you are back.',

  off: 'Nobody signs in through another provider here.',
  away: 'The provider cannot be reached at the moment. Try again in a few minutes, or sign in another way.',
  over: 'This sign-in took too long, was used already, or was begun in another browser. Begin again on the sign-in page.',
  refused: 'The provider did not confirm who you are. Begin again on the sign-in page.',
  unknown:
    'No open account on staff belongs to you. Ask an owner of Portage to invite you with the email address the provider has of you.',
  unverified: 'The provider has not checked that your email address is yours. Have it checked there, then begin again.',
  only: 'Staff sign in through their provider here, and in no other way.',

  account: 'Single sign-on',
  linked: (provider: string, email: string, since: string) =>
    `You sign in with ${provider} as ${email}. Linked ${since}.`,
  lastUsed: (when: string) => `Last used ${when}.`,
  notLinked: (provider: string) =>
    `You have not signed in with ${provider} yet. The first time, it has to know you by the email address you have here.`,
  remove: 'Remove the link',
  removeTitle: 'Remove the link?',
  removeText: (provider: string) =>
    `Your other sessions end. The next person who signs in with ${provider} and your checked email address is linked anew.`,
  removed: (ended: number) =>
    ended === 0 ? 'The link is removed.' : `The link is removed. Sessions ended elsewhere: ${ended}.`,
  notRemoved: 'Nothing was changed. Please try again.',
  noPassword:
    'You have no password here: you joined through the provider. An owner can send you an invitation to set one.',

  linkedSubject: 'Your Portage account can be opened another way',
  linkedLetter: (name: string, provider: string, email: string) =>
    `Hello ${name},\n\nyour account in Portage was opened with ${provider}, as ${email}, for the first time. From now on it can be opened that way.\n\nIf this was not you, tell an owner of Portage at once: they can disable the account.\n`,
  invitationLetter: (name: string, inviter: string, provider: string, link: string, day: string) =>
    `Hello ${name},\n\n${inviter} invites you to work in Portage. Open this page and sign in with ${provider}:\n\n${link}\n\nUse the account that has this email address, until ${day}.\n`,
} as const
