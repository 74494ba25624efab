// A client found by name or e-mail, or none. The search runs in the database while one types.
import { Select } from '@mantine/core'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { getClient, listClients } from '#contract/staff.ts'
import { texts } from '#texts/en/staff.ts'
import { failureText } from '../../api/failures.ts'
import { useEndpoint } from '../../api/hooks.ts'

type Props = {
  readonly label: string
  readonly description?: string
  /** What stands there while no client is chosen. */
  readonly placeholder: string
  readonly clientId: string | undefined
  readonly onChange: (clientId: string | undefined) => void
}

/** Pause in typing after which the search runs. */
const SEARCH_AFTER_MS = 250
/** Longest text the call takes. */
const MOST_CHARACTERS = 120
const FRESH_FOR_MS = 60_000

export function ClientPicker({ label, description, placeholder, clientId, onChange }: Props) {
  const [typed, setTyped] = useState('')
  const chosen = useEndpoint(
    getClient,
    { params: { clientId: clientId ?? '' } },
    { enabled: clientId !== undefined, freshFor: FRESH_FOR_MS },
  )
  const current = clientId === undefined ? undefined : chosen.data?.data
  const wanted = current && typed === current.name ? '' : typed.trim().slice(0, MOST_CHARACTERS)
  const [search] = useDebouncedValue(wanted, SEARCH_AFTER_MS)
  const found = useEndpoint(listClients, { query: { search } }, { keepLast: true, freshFor: FRESH_FOR_MS })
  const failure = found.error ?? (clientId === undefined ? null : chosen.error)
  const rows = found.data?.data ?? []
  const options = current && !rows.some(({ id }) => id === current.id) ? [current, ...rows] : rows
  return (
    <Select
      label={label}
      description={description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      placeholder={placeholder}
      data={options.map(({ id, name }) => ({ value: id, label: name }))}
      filter={({ options: all }) => all}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': texts.noClientChosen }}
      searchValue={typed}
      onSearchChange={setTyped}
      value={clientId ?? null}
      onChange={(next) => onChange(next ?? undefined)}
      nothingFoundMessage={texts.noClients}
      error={failure ? failureText(failure, texts.loadClientsFailed) : undefined}
      renderOption={({ option }) => (
        <span>
          {option.label} <span className="xs faint">{options.find(({ id }) => id === option.value)?.email}</span>
        </span>
      )}
      comboboxProps={{ transitionProps: { duration: 0 } }}
    />
  )
}
