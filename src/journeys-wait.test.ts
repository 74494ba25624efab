// No journey reads a screen once and judges it: an answer on its way, or a busy machine, would decide whether it fails.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const JOURNEYS = join(import.meta.dirname, '../e2e')

/** What reads a page as it stands. */
const READS =
  /\.(?:allInnerTexts|allTextContents|boundingBox|content|count|evaluate|evaluateAll|getAttribute|innerText|inputValue|isChecked|isDisabled|isEnabled|isVisible|textContent|title)(?:<[^(]*>)?\(/

/** What is expected of an answer awaited at once: from `expect(await` to its matcher. */
const EXPECTED_AT_ONCE = /expect\(\s*\(?await\s[\s\S]*?\)\s*\.(?:not\.)?to[A-Z]/g

const readOnce = (source: string): readonly string[] =>
  [...source.matchAll(EXPECTED_AT_ONCE)].map(([text]) => text).filter((text) => READS.test(text))

it('polls what a page shows', () => {
  const files = readdirSync(JOURNEYS).filter((name) => name.endsWith('.e2e.ts'))
  expect(files.length).toBeGreaterThan(40)
  const found = files.flatMap((name) =>
    readOnce(readFileSync(join(JOURNEYS, name), 'utf8')).map((text) => `${name}: ${text}`),
  )
  expect(found).toEqual([])
})

it('knows a read that is judged at once from one that is waited for', () => {
  expect(readOnce("expect(await row.getByText('Done').count()).toBe(0)")).toHaveLength(1)
  expect(readOnce('expect(\n  await row\n    .count(),\n).not.toBe(0)')).toHaveLength(1)
  expect(readOnce('await expect.poll(() => row.count()).toBe(0)')).toEqual([])
  expect(readOnce('expect(await accessibilityFaults(page)).toEqual([])')).toEqual([])
})
