// A client out of all of them, found by typing a part of the name or e-mail.
import { Select } from '@mantine/core'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { getClient, listClients } from '#contract/staff.ts'
import { texts } from '#texts/en/audit.ts'
import { useEndpoint } from '../../api/hooks.ts'

/** Pause in typing after which the search runs. */
const SEARCH_AFTER_MS = 250

type Props = { readonly value: string | undefined; readonly onChange: (clientId: string | undefined) => void }

export function ClientFilter({ value, onChange }: Props) {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), SEARCH_AFTER_MS)
  const found = useEndpoint(listClients, { query: { search } }, { keepLast: true })
  const chosen = useEndpoint(getClient, { params: { clientId: value ?? '' } }, { enabled: value !== undefined })
  const rows = [...(chosen.data && value ? [chosen.data.data] : []), ...(found.data?.data ?? [])]
  const options = [...new Map(rows.map(({ id, name }) => [id, { value: id, label: name }])).values()]
  return (
    <Select
      label={texts.client}
      placeholder={texts.anyClient}
      data={options}
      value={value ?? null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(id) => onChange(id ?? undefined)}
      searchable
      clearable
      filter={({ options: all }) => all}
      nothingFoundMessage={texts.noClientFound}
      maxDropdownHeight={280}
      comboboxProps={{ transitionProps: { duration: 0 } }}
    />
  )
}
