// Joining staff by an invitation, and signing in with a name.
export const texts = {
  openFailed: 'The invitation could not be opened. Please try again.',
  joinFailed: 'You could not be signed in. Please try again.',
  signInFailed: 'You could not be signed in. Please try again.',
  sharedOff: 'Staff sign in with their own e-mail address here. The shared password is switched off.',
  wrong: 'The e-mail address or the password is wrong.',
  over: 'This took too long, or was done already. Sign in again with your password.',
  codeWrong: 'This code is wrong, or was used before. Type the next one that the app shows.',
  recoveryWrong: 'This recovery code is wrong, or was used before.',
  invitationOver: 'This invitation was used, replaced or is older than seven days. Ask for a new one.',
  roleRefused: {
    reader: 'Your role does not allow this.',
    operator: 'Your role lets you look, not change. Ask an owner for another role.',
    owner: 'Only an owner may do this.',
  },
  letterSubject: 'Your invitation to Portage',
  letter: (name: string, inviter: string, link: string, day: string) =>
    `Hello ${name},\n\n${inviter} invites you to work in Portage. Open this link to set your password and your authenticator app:\n\n${link}\n\nIt is good once, until ${day}. Do not hand it on: whoever opens it first becomes you.\n`,
} as const
