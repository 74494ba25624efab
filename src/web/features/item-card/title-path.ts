// Titles of a tariff line from chapter to line, shortened to what tells it apart.

/** The end of a path of titles, back to the last that says more than 'Other': 'Maple syrup > Other > Other'. */
export function nearestTitle(path: string): string {
  const titles = path.split(' > ').map((each) => each.replace(/[:.]\s*$/, ''))
  const named = titles.findLastIndex((each) => !/^other$/i.test(each.trim()))
  return titles.slice(Math.max(named, 0)).join(' > ')
}
