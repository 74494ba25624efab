/** With a full stop, where it ends with no mark of its own. */
export const asSentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`)
