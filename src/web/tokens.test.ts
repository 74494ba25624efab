// Recomputes the contrast of the colour roles: WCAG 2.2, relative luminance. Source of the limits: interface, section 6.
import { describe, expect, it } from 'vitest'
import { COLOURS } from './tokens.ts'

type ColourRole = keyof typeof COLOURS

const TEXT_LEAST = 4.9
const CONTROL_LEAST = 3.5

/** sRGB channel to linear light. */
const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}

const SURFACES = ['canvas', 'surface', 'sunken', 'paper', 'selected'] as const
const on = (inks: readonly ColourRole[], grounds: readonly ColourRole[]) =>
  inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const))

const TEXT = [
  ...on(['ink', 'ink-2', 'ink-3', 'link'], SURFACES),
  ...on(['ok', 'warn', 'bad', 'info', 'ai'], ['surface', 'sunken', 'paper']),
  ...(['ok', 'warn', 'bad', 'info', 'ai'] as const).map((tone) => [tone, `${tone}-bg`] as const),
  ...on(['ink', 'ink-2'], ['ok-bg', 'warn-bg', 'bad-bg', 'info-bg', 'ai-bg']),
  ...on(['on-solid'], ['action', 'action-hover']),
  ...on(['ban'], ['ban-bg']),
  ...on(['staff-ink', 'staff-ink-2'], ['staff-bg']),
]

const STATUSES = [
  'st-created',
  'st-open',
  'st-pending',
  'st-declared',
  'st-invoiced',
  'st-shipped',
  'st-received',
  'st-delivered',
  'st-cancelled',
  'st-other',
] as const

const CONTROLS = [
  ...on(['control', 'action', 'focus'], ['surface', 'canvas']),
  ...on(STATUSES, ['surface', 'sunken', 'selected']),
  ...on(['ok-mark', 'warn-mark', 'bad-mark', 'info-mark', 'ai-mark'], ['surface']),
]

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('in %s', (_, scheme) => {
  it.each(TEXT)('%s is readable as text on %s', (ink, ground) => {
    expect(contrast(COLOURS[ink][scheme], COLOURS[ground][scheme])).toBeGreaterThanOrEqual(TEXT_LEAST)
  })

  it.each(CONTROLS)('%s stands out as a control or glyph on %s', (ink, ground) => {
    expect(contrast(COLOURS[ink][scheme], COLOURS[ground][scheme])).toBeGreaterThanOrEqual(CONTROL_LEAST)
  })
})

it('knows that black on white is 21 to 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
})
