// A day by which a list is narrowed: what is no day yet changes nothing.
import { type CalendarDate, parseDate } from '#domain/calendar.ts'
import { texts as en } from '#texts/en/date-field.ts'
import { useTexts } from '../language/page-language.tsx'
import { DateField } from './date-field.tsx'

type Props = {
  readonly label: string
  readonly value: string | undefined
  readonly onChange: (day: CalendarDate | undefined) => void
}

export function DayFilter({ label, value = '', onChange }: Props) {
  const texts = useTexts(en)
  return (
    <DateField
      label={label}
      value={value}
      whenEmpty={texts.noLimit}
      onChange={(text) => {
        const day = parseDate(text)
        if ((day || text === '') && text !== value) onChange(day)
      }}
    />
  )
}
