// Signing in again before a change that lasts, and the passkey that a company wants.
export const texts = {
  title: 'Is it still you?',
  why: (minutes: number) =>
    `This changes who gets in or what leaves Portage, so it needs a sign-in of the last ${minutes} minutes. Nothing you typed is lost: what you began goes on right after.`,
  needed: (minutes: number) =>
    `To be sure that it is you, sign in again. This needs a sign-in of the last ${minutes} minutes.`,
  failed: 'You could not be signed in again. Please try again.',
  byPasskey: 'Use a passkey',
  sendCode: 'Sign in again by email',
  codeHint: (email: string) => `If codes by email are in use here, six digits go to ${email}.`,
  codeSent: (email: string) => `Six digits are on their way to ${email}. They can be used for ten minutes.`,
  code: 'Code of the email',
  codeMissing: 'Type the six digits.',
  sendAgain: 'Send another code',
  confirm: 'Go on',
  password: 'Your password',
  sharedPassword: 'The staff password',
  passwordMissing: 'Type the password.',
  appCode: 'Code of your authenticator app, or a recovery code',
  appHint: 'Leave it empty if you have no app.',
  cancel: 'Not now',

  passkeyTitle: 'A passkey is needed',
  passkeyWhy: 'A code by email is not enough here: a passkey is needed.',
  passkeyNeeded: 'This company can only be opened with a passkey. Sign in with yours.',
  firstNeeded: 'This company can only be opened with a passkey. Add one to go on.',
  addWhy:
    'You have none yet. Add one now: your device keeps it, and your face, your finger or its PIN opens it. From then on it signs you in.',
  addName: 'My first device',
  add: 'Add a passkey and go on',
  notSupported: 'This browser keeps no passkeys here. Open Portage in another browser or on your phone.',
  lost: 'Lost every device with your passkey? Ask the people who run this Portage.',
  logout: 'Log out',
} as const
