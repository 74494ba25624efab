// A client found by name or e-mail, or none.
import { Select } from '@mantine/core'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import { useState } from 'react'
import { getClient } from '#contract/staff.ts'
import { texts } from '#texts/en/staff.ts'
import { failureOf } from '../../api/failures.ts'
import { useFoundClients } from '../../api/found-clients.ts'
import { useEndpoint } from '../../api/hooks.ts'

type Props = {
  readonly label: string
  readonly description?: string
  /** What stands there while no client is chosen. */
  readonly placeholder: string
  readonly clientId: string | undefined
  readonly onChange: (clientId: string | undefined) => void
}

const FRESH_FOR_MS = 60_000

export function ClientPicker({ label, description, placeholder, clientId, onChange }: Props) {
  const [typed, setTyped] = useState('')
  const chosen = useEndpoint(
    getClient,
    { params: { clientId: clientId ?? '' } },
    { enabled: clientId !== undefined, freshFor: FRESH_FOR_MS },
  )
  const current = clientId === undefined ? undefined : chosen.data?.data
  const found = useFoundClients(current && typed === current.name ? '' : typed)
  const failure =
    found.failure ?? (clientId === undefined ? undefined : failureOf(chosen.error, texts.loadClientsFailed))
  const rows = found.clients
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
      nothingFoundMessage={found.nothing}
      onDropdownOpen={found.onDropdownOpen}
      error={failure}
      renderOption={({ option }) => (
        <span>
          {option.label} <span className="xs faint">{options.find(({ id }) => id === option.value)?.email}</span>
        </span>
      )}
      comboboxProps={{ transitionProps: { duration: 0 } }}
    />
  )
}
