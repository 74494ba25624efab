// A text by which a list is narrowed, taken over when the field is left or Enter is pressed.
import { TextInput } from '@mantine/core'
import { useTyped } from './use-typed.ts'

type Props = {
  readonly label: string
  readonly hint?: string
  readonly maxLength: number
  readonly value: string | undefined
  readonly onChange: (text: string | undefined) => void
}

export function TextFilter({ label, hint, maxLength, value = '', onChange }: Props) {
  const { typed, type, take } = useTyped(value, (words) => onChange(words || undefined))
  const takeAll = () => take(typed.trim())
  return (
    <TextInput
      label={label}
      placeholder={hint}
      maxLength={maxLength}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={takeAll}
      onKeyDown={({ key }) => {
        if (key === 'Enter') takeAll()
      }}
    />
  )
}
