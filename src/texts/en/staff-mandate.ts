// The panel where staff record a client's written mandate to certify origin.
export const texts = {
  title: 'Mandate to certify origin',
  none: 'No written mandate is recorded. Only the client signs its CUSMA certificates; what you prepare is sent to it for signing.',
  open: 'Record a written mandate',
  fields: {
    holderName: 'Who certifies under it',
    holderTitle: 'Title of that person',
    givenBy: 'Who signed it for the client',
    givenOn: 'Day it was signed',
    reference: 'Where the paper is kept',
  },
  fillAll: 'Fill in all five',
  record: 'Record',
  recorded: (holder: string, givenBy: string, day: string, reference: string) =>
    `${holder}, certifies for the client under the mandate that ${givenBy} signed on ${day} (${reference}).`,
  recordedBy: (name: string) => `Recorded by ${name}.`,
  withdraw: 'Withdraw',
} as const
