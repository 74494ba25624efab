// What happens when another paper took a number or a file name first.

/** SQLSTATE of a broken unique rule. */
const TAKEN = '23505'

/** False for a broken unique rule; anything else is thrown on. */
export function falseWhenTaken(error: unknown): boolean {
  if (error instanceof Error && 'code' in error && error.code === TAKEN) return false
  throw error
}
