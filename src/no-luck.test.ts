// No test is decided by how busy the machine is: a screen that is read once and judged may not have its answer yet, and a wait that gives up
// after a second gives up too soon.
import { describe, expect, it } from 'vitest'
import { isTest, type Source, sourcesUnder } from './testing/sources.ts'

const under = (folder: string): readonly Source[] => sourcesUnder(`${import.meta.dirname}/../${folder}`)

/** What reads a page as it stands. */
const READS =
  /\.(?:allInnerTexts|allTextContents|boundingBox|content|count|evaluate|evaluateAll|getAttribute|innerText|inputValue|isChecked|isDisabled|isEnabled|isVisible|textContent|title)(?:<[^(]*>)?\(/

/** What is expected of an answer awaited at once: from `expect(await` to its matcher. */
const EXPECTED_AT_ONCE = /expect\(\s*\(?await\s[\s\S]*?\)\s*\.(?:not\.)?to[A-Z]/g

const readOnce = (source: string): readonly string[] =>
  [...source.matchAll(EXPECTED_AT_ONCE)].map(([text]) => text).filter((text) => READS.test(text))

/** Of one line, without a time of its own: Vitest gives up after a second. */
const BRIEF_WAIT = /vi\.waitFor\(\(\) => (?:(?!, [\d_]+\)$).)*$/gm

/** With the line before it. */
const TYPED_TO_WHAT_HAS_THE_FOCUS = /^.*\n.*keyboard\.type\(.*$/gm
const GIVES_THE_FOCUS = /keyboard\.press\(|\.click\(\)|\.focus\(\)|activeElement|focused\(|tabTo\(/

const typedBlindly = (source: string): readonly string[] =>
  (source.match(TYPED_TO_WHAT_HAS_THE_FOCUS) ?? []).filter((lines) => !GIVES_THE_FOCUS.test(lines.split('\n')[0] ?? ''))

/** An event awaited on a line of its own may be over before anybody waits for it. */
const WAITED_FOR_TOO_LATE = /await [\w.()]+\.waitFor(?:Event|Response|Request)\(.*$/gm

const journeysWith = (found: (source: string) => readonly string[]): readonly string[] => {
  const journeys = under('e2e').filter(({ path }) => path.endsWith('.e2e.ts'))
  expect(journeys.length).toBeGreaterThan(40)
  return journeys.flatMap(({ path, text }) => found(text).map((each) => `${path}: ${each}`))
}

describe('a journey', () => {
  it('polls what a page shows', () => {
    expect(journeysWith(readOnce)).toEqual([])
  })

  it('types where it knows the focus to be', () => {
    expect(journeysWith(typedBlindly)).toEqual([])
    expect(typedBlindly("  await field.waitFor()\n  await page.keyboard.type('7')")).toHaveLength(1)
    expect(typedBlindly("  await cell.click()\n  await page.keyboard.type('7')")).toEqual([])
  })

  it('waits for a download or an answer from before what causes it', () => {
    expect(journeysWith((source) => source.match(WAITED_FOR_TOO_LATE) ?? [])).toEqual([])
    expect("  await page.waitForEvent('download')".match(WAITED_FOR_TOO_LATE)).toHaveLength(1)
    expect("  const file = page.waitForEvent('download')".match(WAITED_FOR_TOO_LATE)).toBeNull()
  })

  it('is told from one that judges at once', () => {
    expect(readOnce("expect(await row.getByText('Done').count()).toBe(0)")).toHaveLength(1)
    expect(readOnce('expect(\n  await row\n    .count(),\n).not.toBe(0)')).toHaveLength(1)
    expect(readOnce('await expect.poll(() => row.count()).toBe(0)')).toEqual([])
    expect(readOnce('expect(await accessibilityFaults(page)).toEqual([])')).toEqual([])
  })
})

describe('a test', () => {
  it('waits longer than a second', () => {
    const tests = ['src', 'scripts'].flatMap(under).filter(({ path }) => isTest(path))
    const found = tests.flatMap(({ path, text }) => [...text.matchAll(BRIEF_WAIT)].map(([each]) => `${path}: ${each}`))
    expect(found.filter((each) => !each.startsWith('no-luck'))).toEqual([])
  })

  it('is told from one that does not', () => {
    expect('  await vi.waitFor(() => expect(made).toBe(1))'.match(BRIEF_WAIT)).toHaveLength(1)
    expect('  await vi.waitFor(() => expect(made).toBe(1), 60_000)'.match(BRIEF_WAIT)).toBeNull()
  })
})
