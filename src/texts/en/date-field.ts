// The field of a day.
export const texts = {
  openCalendar: 'Open the calendar',
  notADay: (written: string, short: string) => `Write the day as ${written} or ${short}.`,
} as const
