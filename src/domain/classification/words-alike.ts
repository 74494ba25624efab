// Words that mean the same to the tariff: British to American spelling, French to English, shop abbreviations.
import groups from '../../../data/vocabulary/words-alike.json' with { type: 'json' }

/** Any word of a group -> the first of it, which is the one that the schedule uses. */
export const SAME_WORD: ReadonlyMap<string, string> = new Map(
  groups.flatMap((line) => {
    const [first = '', ...others] = line.split(' ')
    return others.map((other): [string, string] => [other, first])
  }),
)
