// A day by which a list is narrowed: what is no day yet changes nothing.
import { type CalendarDate, parseDate } from '#domain/calendar.ts'
import { DateField } from './date-field.tsx'

type Props = {
  readonly label: string
  readonly value: string | undefined
  readonly onChange: (day: CalendarDate | undefined) => void
}

export const DayFilter = ({ label, value = '', onChange }: Props) => (
  <DateField
    label={label}
    value={value}
    onChange={(text) => {
      const day = parseDate(text)
      if ((day || text === '') && text !== value) onChange(day)
    }}
  />
)
