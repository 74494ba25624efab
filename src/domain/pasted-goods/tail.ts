// The end of a text taken off sign by sign: a pattern that looks for it from every place takes long.

/** The text without the signs at its end that `sign`, a pattern for one, fits. */
export function withoutTail(text: string, sign: RegExp): string {
  let end = text.length
  while (end > 0 && sign.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** Blanks and signs that join a name to what follows it. */
export const JOINING = /[\s,;:.–-]/
export const LETTER = /\p{L}/u
