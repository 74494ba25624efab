// The field of a day.
export const texts = {
  example: '20 Nov 2026',
  openCalendar: 'Open the calendar',
  notADay: 'Write the day as 20 Nov 2026 or 2026-11-20.',
} as const
