// What was typed before the page was closed and is not saved yet.
const values = (count: number) => (count === 1 ? '1 value' : `${count} values`)

export const texts = {
  notSavedYet: 'Typed before you left this page and not saved yet.',
  returnedTitle: 'Not saved yet',
  changesBack: (count: number) =>
    `${values(count)} you typed before ${count === 1 ? 'was' : 'were'} not saved. What you typed is back in its place.`,
  begunBack: (count: number) =>
    `${values(count)} you had begun to type ${count === 1 ? 'is' : 'are'} back in the field.`,
  saveNow: 'Save now',
  leaveOut: 'Leave out',
  formBack: 'This is what you typed before and did not save.',
  startFromSaved: 'Start from what is saved',
} as const
