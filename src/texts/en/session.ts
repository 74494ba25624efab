// What a signed-in person reads when the session or a call fails.
export const texts = {
  invalidPassword: 'Invalid password',
  expired: 'Your session has expired. Please log in again.',
  httpError: (code: number) => `HTTP error! status: ${code}`,
  downloadFailed: (status: number) => `Download failed: ${status}`,
  noConnection: 'Failed to connect to server. Please try again.',
  languageNotKept: 'Your language could not be kept. Please try again.',
  logout: 'Log out',
  checking: 'Checking your session...',
} as const
