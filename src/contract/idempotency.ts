// The key by which a caller names one making of something, so that asking again after a lost answer makes nothing twice.
// Source: IETF draft "The Idempotency-Key HTTP Header Field".

export const IDEMPOTENCY_HEADER = 'idempotency-key'
/** On an answer that was given before. */
export const REPLAYED_HEADER = 'idempotency-replayed'
/** A key and its answer are kept this long. */
export const KEY_KEPT_HOURS = 24
export const LONGEST_KEY = 255

/** Whether a text can be a key: printed ASCII without spaces. */
export const isIdempotencyKey = (text: string): boolean => /^[!-~]{1,255}$/.test(text)
