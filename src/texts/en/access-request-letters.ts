// Letters about a request for an account.
export const texts = {
  receivedSubject: 'We have your request for access to Portage',
  received: (name: string, contact: string | undefined) =>
    `Hello ${name},\n\nWe have your request for access to Portage. A person reads it and answers at this address.\n\n${contact === undefined ? '' : `You can reach us at ${contact}.\n\n`}Did you not ask for this? Then do nothing: this email opens no account.\n`,
  askedSubject: (company: string) => `${company} asks for access to Portage`,
  asked: (given: {
    readonly company: string
    readonly name: string
    readonly email: string
    readonly phone: string
    readonly place: string
    readonly goods: string
    readonly link: string
  }) =>
    `${given.company} asks for access to Portage.\n\nName: ${given.name}\nEmail: ${given.email}\nPhone: ${given.phone || 'not given'}\nPlace: ${given.place}\nWhat they ship:\n\n${given.goods}\n\nAnswer it here:\n\n${given.link}\n`,
  openedSubject: 'Your Portage account is open',
  opened: (given: { readonly name: string; readonly company: string; readonly email: string; readonly link: string }) =>
    `Hello ${given.name},\n\nThe Portage account of ${given.company} is open. Sign in here with the address ${given.email}:\n\n${given.link}\n\nWithout a shipment of your own the account stays open for 3 months.\n`,
} as const
