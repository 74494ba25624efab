// Why work behind the screen was not done, as a seller reads it.
export const texts = {
  service: 'An outside service did not answer.',
  'too-long': 'It took too long.',
  'cut-off': 'The server was stopped while it was at it.',
  'database-away': 'Portage could not reach its data.',
} as const
