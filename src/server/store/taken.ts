// What happens when another took first what there is once: the number of a paper, the address of a client.

/** SQLSTATE of a broken unique rule. */
const TAKEN = '23505'

/** False for a broken unique rule; anything else is thrown on. */
export function falseWhenTaken(error: unknown): boolean {
  if (error instanceof Error && 'code' in error && error.code === TAKEN) return false
  throw error
}
