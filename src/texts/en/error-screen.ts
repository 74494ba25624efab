// The screen shown when a page breaks.
export const texts = {
  title: 'Something went wrong',
  text: 'Your saved work is safe. Refresh the page to go on.',
  refresh: 'Refresh Page',
  details: 'Technical details',
} as const
