// A save that is refused since somebody else saved first.
export const texts = {
  title: 'Somebody else saved this meanwhile',
  refused: 'Somebody else saved this meanwhile. Nothing was overwritten, and what you typed is still here.',
  choose: 'Nothing was overwritten. Choose which of the two stays, then save.',
  nothingClashes: 'You did not change the same things. Saving keeps what both of you changed.',
  same: 'What is saved now is the same as yours.',
  theirs: 'Saved by somebody else',
  mine: 'Yours',
  empty: 'Nothing',
  takenOver: 'These were changed as well. You had not touched them, so they stay as they were saved:',
  takenOverOne: (field: string, value: string) => `${field}: ${value}`,
  chooseFirst: 'Choose one of the two everywhere first',
  save: 'Save this',
  back: 'Back to the form',
} as const
