// Written mandates of clients, and the request that a client sign itself.
export const texts = {
  loadFailed: 'The mandate could not be loaded',
  notSaved: 'The mandate could not be saved',
  laterThanToday: 'A mandate cannot have been given later than today.',
  clientSigns: (email: string, wasSent: boolean) =>
    wasSent
      ? `Only the client signs its certificate. What you prepared is saved, and an email with a link to it went to ${email}.`
      : `Only the client signs its certificate. What you prepared is saved, but no email could be sent to ${email}: ask the client yourself.`,
  subject: (reference: string) => `Please sign the CUSMA certificate of shipment ${reference}`,
  subjectOfProducts: 'Please sign a CUSMA certificate for your products',
  mailOfProducts: (address: string) =>
    `A CUSMA certificate for several of your products is prepared. Nobody can sign it for you: look it over and sign it here, after you sign in.\n\n${address}\n\nWhoever signs it answers for it. If anything in it is not right, ask us before you sign.`,
  mail: (reference: string, address: string) =>
    `The CUSMA certificate of shipment ${reference} is prepared. Nobody can sign it for you: look it over and sign it here, after you sign in.\n\n${address}\n\nWhoever signs it answers for it. If anything in it is not right, ask us before you sign.`,
} as const
