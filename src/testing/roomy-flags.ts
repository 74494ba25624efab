/**
 * How tests run what they try: in much memory, which they have. They make much that is soon let go, and what stays (tariff, classifier,
 * modules) was looked through again for every hundred megabytes made: a seventh of their processor time. All cores have work, so that helpers of
 * the garbage collector would take from one what they give the other.
 */
export const ROOMY_FLAGS = [
  '--max-semi-space-size=32',
  '--initial-old-space-size=768',
  '--no-memory-reducer',
  '--single-threaded-gc',
]
