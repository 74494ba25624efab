// The client that something fetched goes to, found by name.
import { Select } from '@mantine/core'
import { useState } from 'react'
import { listClients } from '#contract/staff.ts'
import { texts } from '#texts/en/import-screen.ts'
import { useEndpoint } from '../../api/hooks.ts'

type ChoiceProps = { readonly value: string | null; readonly onChange: (clientId: string | null) => void }

export function ClientChoice({ value, onChange }: ChoiceProps) {
  const [search, setSearch] = useState('')
  const clients = useEndpoint(listClients, { query: { search } }, { keepLast: true })
  return (
    <Select
      label={texts.amazonClient}
      searchable
      error={clients.isError && texts.clientsFailed}
      nothingFoundMessage={clients.isPending ? texts.loadingClients : undefined}
      filter={({ options }) => options}
      searchValue={search}
      onSearchChange={setSearch}
      data={(clients.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={onChange}
    />
  )
}
