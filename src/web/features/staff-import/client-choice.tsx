// The client that something fetched goes to, found by name.
import { Select } from '@mantine/core'
import { useState } from 'react'
import { texts } from '#texts/en/import-screen.ts'
import { useFoundClients } from '../../api/found-clients.ts'

type ChoiceProps = { readonly value: string | null; readonly onChange: (clientId: string | null) => void }

export function ClientChoice({ value, onChange }: ChoiceProps) {
  const [search, setSearch] = useState('')
  const found = useFoundClients(search)
  return (
    <Select
      label={texts.amazonClient}
      searchable
      error={found.failure}
      nothingFoundMessage={found.nothing}
      onDropdownOpen={found.onDropdownOpen}
      filter={({ options }) => options}
      searchValue={search}
      onSearchChange={setSearch}
      data={found.clients.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={onChange}
    />
  )
}
