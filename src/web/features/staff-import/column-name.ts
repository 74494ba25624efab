// What a column of an import holds, in plain words; a name nobody listed in its own.
import { texts } from '#texts/en/import-columns.ts'

const isListed = (name: string): name is keyof typeof texts.columns => Object.hasOwn(texts.columns, name)

export const columnName = (name: string): string => (isListed(name) ? texts.columns[name] : name.replaceAll('_', ' '))
