// Papers that wait for the printer.
export const texts = {
  busy: 'Many papers are being made at the moment. Nothing was lost: please try again in a minute.',
  yoursWaiting: (n: number) =>
    `${n} of your papers are still being made. Please wait until they are done and make this one again.`,
  tookTooLong:
    'The paper took too long to make and was stopped. Please try again, or make it with fewer items at once.',
} as const
