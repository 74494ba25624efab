// The field of a day.
export const texts = {
  example: (day: string) => `e.g. ${day}`,
  noLimit: 'No limit',
  openCalendar: 'Open the calendar',
  notADay: (written: string, short: string) => `Write the day as ${written} or ${short}.`,
} as const
