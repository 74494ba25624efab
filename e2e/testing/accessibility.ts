// Looks for accessibility faults of a page as it stands.
import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Serious and critical findings (WCAG 2.0 to 2.2, A and AA), each as one line: rule, then the elements. */
export async function accessibilityFaults(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source)
  const run = `axe.run(document, { runOnly: ${JSON.stringify(RULES)} })`
  const { violations } = await page.evaluate<AxeResults>(run)
  return violations
    .filter((each) => each.impact === 'serious' || each.impact === 'critical')
    .map((each) => `${each.id}: ${each.nodes.map((node) => node.target.join(' ')).join(', ')}`)
}

/** Whether the page scrolls sideways at its width. */
export function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
}
