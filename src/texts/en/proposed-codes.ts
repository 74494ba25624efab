// Confirming many proposed codes at once.
export const texts = {
  open: 'Confirm codes',
  title: 'Codes that nobody confirmed',
  subtitle: 'A code you confirm is yours: your name and the time are kept with it. It can be taken back with Undo.',
  level: 'Confidence of at least',
  levelHint: 'What the classifier says of itself. Read the codes before you confirm them.',
  percent: (n: number) => `${n}%`,
  above: (n: number, level: string) => (n === 1 ? `1 code at ${level} or more` : `${n} codes at ${level} or more`),
  below: (n: number) => (n === 1 ? '1 code below: look at it' : `${n} codes below: one by one`),
  noneAbove: 'No code is that sure. Look at them one by one.',
  unsure: 'no confidence given',
  confirm: 'Confirm',
  confirmOf: (item: string) => `Confirm the code of ${item}`,
  confirmAll: (n: number) => (n === 1 ? 'Confirm 1 code' : `Confirm ${n} codes`),
  confirmed: (n: number) => (n === 1 ? '1 code confirmed' : `${n} codes confirmed`),
  close: 'Close',
} as const
