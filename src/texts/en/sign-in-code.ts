// Signing in by a code that is mailed: the mail and what is wrong with a code.
export const texts = {
  sixDigits: 'A code has six digits.',
  wrong: (left: number) =>
    left === 1
      ? 'This code is not right. You have 1 try left.'
      : `This code is not right. You have ${left} tries left.`,
  over: 'This code can no longer be used. Ask for a new one.',
  tooManyToday: 'Many codes were asked for today. Wait a day, or write to your service provider.',
  tooManyCodes: 'Many codes were asked for. Wait an hour, then try again.',
  subject: (code: string) => `${code} is your Portage code`,
  mail: (code: string, minutes: number) =>
    `Your code to sign in to Portage is\n\n    ${code}\n\nIt can be used once, within ${minutes} minutes. Did you not ask for it? Then nothing needs doing: without the code nobody gets in.\n`,
  dormantSubject: 'Signing in to Portage',
  dormantMail: (contact: string | undefined) =>
    `Somebody asked to sign in to Portage with this address. The account has had no shipment in the last 3 months, so it cannot be used at the moment. ${contact === undefined ? 'Write to your provider' : `Write to ${contact}`} to open it again.\n`,
} as const
