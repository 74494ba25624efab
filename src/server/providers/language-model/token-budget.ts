// How many tokens a day may cost, over all servers of an installation.

export type TokenBudget = {
  /** Sets tokens aside for a question under way; undefined once those of the day are used up or set aside. */
  hold(tokens: number): Promise<HeldTokens | undefined>
}

type HeldTokens = {
  /** Counts what the question came to in place of what was set aside, on the day it was asked. */
  settle(spent: number): Promise<void>
}
