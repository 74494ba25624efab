// Who is on staff.
export const texts = {
  loadFailed: 'The people on staff could not be loaded. Please try again.',
  notSaved: 'Nothing was changed. Please try again.',
  lastOwner: 'This is the last owner who can sign in. Make somebody else an owner first.',
  emailTaken: 'Somebody on staff has this e-mail address already.',
  disabled: 'This account is disabled. Enable it first.',
} as const
