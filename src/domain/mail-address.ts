// What is typed as a mail address, before it is sent: the server reads it more strictly.

/** Whether something stands on either side of its one @. */
export const looksLikeMailAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+$/.test(text)
