// The fields of the certificate template as a table, searched here: there are a hundred or two.
import { NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { listCusmaTemplateFields } from '#contract/cusma-files.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { texts } from '#texts/en/staff-tools.ts'
import { Card } from '../../ui/card.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icons.tsx'
import css from './template-fields.module.css'

type Field = AnswerOf<typeof listCusmaTemplateFields>['fields'][number]

const TYPES = ['text', 'checkbox', 'radio', 'dropdown'] as const

export function TemplateFields({ fields }: { readonly fields: readonly Field[] }) {
  const [search, setSearch] = useState('')
  const [type, setType] = useState('')
  const wanted = search.trim().toLowerCase()
  const shown = fields.filter(
    (field) => (type === '' || field.type === type) && field.fullyQualifiedName.toLowerCase().includes(wanted),
  )
  if (fields.length === 0) return <EmptyState icon="document" title={texts.noFields} />
  return (
    <Card flush label={texts.templateTitle}>
      <div className={css.filters}>
        <TextInput
          className={css.search}
          type="search"
          aria-label={texts.searchFields}
          placeholder={texts.searchFieldsHint}
          leftSection={<Icon name="search" />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <NativeSelect
          aria-label={texts.type}
          data={[
            { value: '', label: texts.allTypes },
            ...TYPES.map((each) => ({ value: each, label: texts.types[each] })),
          ]}
          value={type}
          onChange={(event) => setType(event.currentTarget.value)}
        />
        <span className="sm dim" role="status">
          {shown.length === fields.length ? texts.fieldCount(fields.length) : texts.found(shown.length, fields.length)}
        </span>
      </div>
      {shown.length === 0 ? (
        <EmptyState icon="search" title={texts.noMatch} />
      ) : (
        <DataTable
          label={texts.templateTitle}
          columns={COLUMNS}
          rows={shown}
          rowKey={(field) => field.fullyQualifiedName}
        />
      )}
    </Card>
  )
}

const COLUMNS: readonly Column<Field>[] = [
  {
    key: 'name',
    header: texts.name,
    isSubject: true,
    width: '34%',
    cell: (field) => <span className={css.name}>{field.name}</span>,
  },
  {
    key: 'fullName',
    header: texts.fullName,
    phoneLabel: texts.fullName,
    cell: (field) => <span className={css.name}>{field.fullyQualifiedName}</span>,
  },
  { key: 'type', header: texts.type, phoneLabel: texts.type, width: '18%', cell: (field) => texts.types[field.type] },
]
