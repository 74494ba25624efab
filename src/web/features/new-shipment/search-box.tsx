// The box in which goods to add are searched for.
import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { Icon } from '../../ui/icons.tsx'

const PAUSE_MS = 250

/** What is searched for, which follows what is typed a moment later, and the box it is typed in. */
export function useSearchBox(label: string): { readonly search: string; readonly box: ReactNode } {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), PAUSE_MS)
  const box = (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<Icon name="search" />}
      maxLength={120}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  )
  return { search, box }
}
