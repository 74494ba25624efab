// Letters of other scripts that look like Latin ones. A word that mixes them with Latin letters was not written so by any keyboard: it came out of a
// picture that was read, or was made to be missed. Source: Unicode Technical Standard 39, 5.1, mixed scripts.

/** Lower case of each script; what stands under each other looks the same. */
const CYRILLIC = 'аеіјорсѕухһԁԛԝкмтвн'
const OF_CYRILLIC = 'aeijopcsyxhdqwkmtbh'
const GREEK = 'αεικνορτυχ'
const OF_GREEK = 'aeikvoptux'

const LATIN: ReadonlyMap<string, string> = new Map(
  [...CYRILLIC, ...GREEK].map((letter, at) => [letter, (OF_CYRILLIC + OF_GREEK)[at] ?? letter]),
)
const OTHER_SCRIPT = /[\u0370-\u052f]/
const WORD = /[a-z0-9\u0370-\u052f]+/g

/** `text`, of lower case, with such words in Latin letters; words wholly of another script stay. */
export const inLatinLetters = (text: string): string =>
  OTHER_SCRIPT.test(text)
    ? text.replace(WORD, (word) =>
        /[a-z]/.test(word) && OTHER_SCRIPT.test(word)
          ? Array.from(word, (letter) => LATIN.get(letter) ?? letter).join('')
          : word,
      )
    : text
