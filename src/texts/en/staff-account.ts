// The own account of a member of staff.
export const texts = {
  loadFailed: 'Your account could not be loaded. Please try again.',
  notChanged: 'Nothing was changed. Please try again.',
  noAccount: 'You signed in with the shared password. Sign in with your own name to do this.',
  notBegun: 'Set up the new app first: the last try is older than ten minutes.',
} as const
