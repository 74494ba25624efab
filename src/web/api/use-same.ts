import { shallowEqual } from '@mantine/hooks'
import { useRef } from 'react'

/** The same object for as long as each of its values is the same: a memo that need not name its parts twice. */
export function useSame<T extends object>(made: T): T {
  const kept = useRef(made)
  if (!shallowEqual(kept.current, made)) kept.current = made
  return kept.current
}
