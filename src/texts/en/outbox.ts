// The page that shows letters which were not sent, while no mail server is set up.
export const texts = {
  title: 'Outbox',
  about:
    'No mail server is set up, so emails are kept here instead of being sent. Newest first; they are gone when the program stops.',
  empty: 'No emails yet.',
  line: (to: string, at: string) => `To ${to}, ${at}`,
  notSent: 'mail not sent: no mail server is set up',
} as const
