// The page that shows letters which were not sent, while no mail server is set up.
export const texts = {
  title: 'Outbox',
  about:
    'No mail server is set up, so e-mails are kept here instead of being sent. Newest first; they are gone when the program stops.',
  empty: 'No e-mails yet.',
  line: (to: string, at: string) => `To ${to}, ${at}`,
  notSent: 'mail not sent: no mail server is set up',
} as const
