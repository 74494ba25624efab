// Why a code is proposed.
export const texts = {
  matches: (words: string, title: string, heading: string) => `Matches ${words} in "${title}" (heading ${heading}).`,
  within: (chapter: string) => `Stands in the chapter "${chapter}".`,
  linesAlike: (n: number) =>
    n === 1
      ? 'One more line of this subheading reads alike: compare it.'
      : `${n} more lines of this subheading read alike: compare them.`,
  level: { 4: 'Heading', 6: 'Subheading', 8: 'Tariff line', 10: 'Statistical line' },
  youConfirmed: (day: string) => `You confirmed this code for this ASIN on ${day}.`,
} as const
