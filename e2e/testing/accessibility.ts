// Looks for accessibility faults of a page as it stands.
import { readFileSync } from 'node:fs'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { onceDrawn } from './once-drawn.ts'

/** Without comments and long names: every page that is looked at is sent it and reads it. */
const AXE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Serious and critical findings (WCAG 2.0 to 2.2, A and AA) that stay, each as one line: rule, then the elements. What fades is read once
 * it stands.
 */
export const accessibilityFaults = (page: Page): Promise<readonly string[]> =>
  onceDrawn(
    () => faultsNow(page),
    (faults) => faults.length === 0,
  )

async function faultsNow(page: Page): Promise<readonly string[]> {
  await movementsEnded(page)
  await giveAxe(page)
  const run = `axe.run(document, { runOnly: ${JSON.stringify(RULES)}, resultTypes: ['violations'] })`
  const { violations } = await page.evaluate<AxeResults>(run)
  return violations
    .filter((each) => each.impact === 'serious' || each.impact === 'critical')
    .map((each) => `${each.id}: ${each.nodes.map((node) => node.target.join(' ')).join(', ')}`)
}

/** All findings of any weight, good habits and the names that voice control needs among them, each as one line. */
export async function everyFault(page: Page): Promise<readonly string[]> {
  await movementsEnded(page)
  await giveAxe(page)
  const options = {
    runOnly: [...RULES, 'best-practice'],
    rules: { 'label-content-name-mismatch': { enabled: true } },
    resultTypes: ['violations'],
  }
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`)
  return violations.map((each) => `${each.id}: ${each.nodes.map((node) => node.target.join(' ')).join(', ')}`)
}

async function giveAxe(page: Page): Promise<void> {
  if (!(await page.evaluate('typeof axe === "object"'))) await page.evaluate(AXE)
}

/** Waits for the end of all movements that end; the ones that repeat (spinners) go on. A movement begins up to two frames after its cause. */
function movementsEnded(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let framesAtRest = 0; framesAtRest < 3; ) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const moves = document
        .getAnimations()
        .some(
          (each) =>
            each.playState === 'running' && each.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        )
      framesAtRest = moves ? 0 : framesAtRest + 1
    }
  })
}

/** Whether the page scrolls sideways at its width, and goes on to. */
export const scrollsSideways = (page: Page): Promise<boolean> =>
  onceDrawn(
    () => page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth),
    (scrolls) => !scrolls,
  )
