// A client out of all of them, found by typing a part of the name or e-mail.
import { Select } from '@mantine/core'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import { useState } from 'react'
import { getClient } from '#contract/staff.ts'
import { texts } from '#texts/en/audit.ts'
import { useFoundClients } from '../../api/found-clients.ts'
import { useEndpoint } from '../../api/hooks.ts'

type Props = { readonly value: string | undefined; readonly onChange: (clientId: string | undefined) => void }

export function ClientFilter({ value, onChange }: Props) {
  const [typed, setTyped] = useState('')
  const found = useFoundClients(typed)
  const chosen = useEndpoint(getClient, { params: { clientId: value ?? '' } }, { enabled: value !== undefined })
  const rows = [...(chosen.data && value ? [chosen.data.data] : []), ...found.clients]
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
      nothingFoundMessage={found.nothing}
      onDropdownOpen={found.onDropdownOpen}
      error={found.failure}
      maxDropdownHeight={280}
      comboboxProps={{ transitionProps: { duration: 0 } }}
    />
  )
}
