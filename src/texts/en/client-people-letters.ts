// Letters about the people of a client.
export const texts = {
  roles: {
    reader: 'a reader: you can look at everything and download papers',
    member: 'a member: you can do all the work on shipments, products and papers',
    owner: 'an owner: you can do everything, and say who belongs to the company',
  },
  invitationSubject: (company: string) => `You are invited to ${company} in Portage`,
  invitation: (given: {
    readonly by: string
    readonly company: string
    readonly role: string
    readonly link: string
    readonly day: string
  }) =>
    `Hello,\n\n${given.by} invites you to work for ${given.company} in Portage, as ${given.role}.\n\nOpen this link to join:\n\n${given.link}\n\nIt is good once, until ${given.day}. Do not hand it on: whoever opens it joins under your address and can give you another name. If you did not expect it, do nothing.\n`,
  passkeysSubject: (company: string) => `How people sign in to ${company} in Portage was changed`,
  passkeysOnly: (company: string, by: string) =>
    `Hello,\n\n${by} decided that everybody in ${company} signs in to Portage with a passkey. A code by email is not enough from now on. Anyone who has no passkey yet is asked to add one at the next sign-in.\n\nIf this is not right, an owner of the company can change it back under People.\n`,
  passkeysNoMore: (company: string, by: string) =>
    `Hello,\n\n${by} decided that a code by email is enough again to sign in for ${company} in Portage.\n\nIf this is not right, an owner of the company can change it back under People.\n`,
  addressSubject: (company: string) => `The email address of ${company} was changed`,
  address: (given: {
    readonly by: string
    readonly company: string
    readonly before: string
    readonly after: string
  }) =>
    `Hello,\n\n${given.by} changed the email address of ${given.company} in Portage from ${given.before} to ${given.after}. Papers name the new address from now on. Who may sign in did not change.\n\nIf this is not right, an owner of the company can change it back under People.\n`,
} as const
