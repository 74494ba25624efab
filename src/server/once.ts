// A value that is made when it is first asked for, and kept.

type Once<T> = {
  readonly get: () => T
  readonly isMade: () => boolean
}

/** Where making it throws, the next question tries again. */
export function once<T>(make: () => T): Once<T> {
  let made: { readonly value: T } | undefined
  return {
    get: () => {
      made ??= { value: make() }
      return made.value
    },
    isMade: () => made !== undefined,
  }
}
