// The colour roles of the screen, once each: what it is called, its value in light, its value in dark.
// Components use the roles as CSS variables (`var(--ok-bg)`); no colour is written anywhere else.
type Pair = readonly [light: string, dark: string]

export const COLOURS = {
  canvas: ['#f5f3ee', '#0d1418'],
  surface: ['#ffffff', '#141c21'],
  sunken: ['#faf9f5', '#10181c'],
  paper: ['#fffdf7', '#182127'],
  line: ['#e4e0d6', '#26323a'],
  'line-strong': ['#cdc8bb', '#3a4952'],
  control: ['#858177', '#73828c'],
  ink: ['#14212b', '#e9edef'],
  'ink-2': ['#43505a', '#b7c1c8'],
  'ink-3': ['#5f6a73', '#94a1aa'],
  action: ['#0f546d', '#6cb8ce'],
  'action-hover': ['#0b4257', '#8accdf'],
  'on-solid': ['#ffffff', '#06222d'],
  link: ['#0f546d', '#82c4d8'],
  selected: ['#ecf4f7', '#12272f'],
  'selected-edge': ['#b0d0dc', '#1f4a5b'],
  focus: ['#0b4257', '#ffcf4a'],
  'focus-halo': ['#ffcf4a', '#5a4300'],
  ok: ['#17643f', '#7fd3a4'],
  'ok-bg': ['#e8f4ec', '#11261c'],
  'ok-edge': ['#b5dac4', '#23503a'],
  'ok-mark': ['#2a8a5a', '#4fb583'],
  warn: ['#7a4d00', '#f0c36a'],
  'warn-bg': ['#fdf3dc', '#2a2110'],
  'warn-edge': ['#ebcf8d', '#5d4819'],
  'warn-mark': ['#b57400', '#d99a2b'],
  bad: ['#a02318', '#ff9d90'],
  'bad-bg': ['#fdeeeb', '#2e1714'],
  'bad-edge': ['#f0bfb7', '#6a2f28'],
  'bad-mark': ['#c43a2c', '#ea6a5b'],
  info: ['#0f546d', '#82c4d8'],
  'info-bg': ['#ecf4f7', '#12272f'],
  'info-edge': ['#b0d0dc', '#1f4a5b'],
  'info-mark': ['#186883', '#5fb0c8'],
  ai: ['#5a3d8a', '#c9b3ee'],
  'ai-bg': ['#f5f1fb', '#1f1a2b'],
  'ai-edge': ['#a78fcb', '#6c5896'],
  'ai-mark': ['#7a5bb0', '#a98bdc'],
  ban: ['#ffffff', '#ffffff'],
  'ban-bg': ['#7c1410', '#a3221b'],
  'ban-tint': ['#fbe9e6', '#2e1714'],
  'staff-bg': ['#072f3f', '#173643'],
  'staff-ink': ['#ffffff', '#ffffff'],
  'staff-ink-2': ['#cfe3ea', '#cfe3ea'],
  'staff-edge': ['#5b8495', '#5b8495'],
  'st-created': ['#6c757d', '#94a1aa'],
  'st-open': ['#186883', '#5fb0c8'],
  'st-pending': ['#b37200', '#d99a2b'],
  'st-declared': ['#7a5bb0', '#a98bdc'],
  'st-invoiced': ['#0f7a77', '#4cc0b8'],
  'st-shipped': ['#2b62c4', '#86aef5'],
  'st-received': ['#2a8a5a', '#4fb583'],
  'st-delivered': ['#17643f', '#7fd3a4'],
  'st-cancelled': ['#a02318', '#ea6a5b'],
  'st-other': ['#6c757d', '#94a1aa'],
  'st-glyph': ['#ffffff', '#06222d'],
} as const satisfies Record<string, Pair>

/** Shadows: lines do the work, shadow only for things that float. */
const SHADOWS = {
  e1: ['0 1px 0 rgb(20 33 43 / 0.04)', 'none'],
  e2: [
    '0 2px 6px rgb(20 33 43 / 0.08), 0 0 0 1px rgb(20 33 43 / 0.05)',
    '0 0 0 1px #26323a, 0 6px 18px rgb(0 0 0 / 0.45)',
  ],
  e3: [
    '0 24px 64px -12px rgb(20 33 43 / 0.34), 0 0 0 1px rgb(20 33 43 / 0.08)',
    '0 0 0 1px #3a4952, 0 24px 64px rgb(0 0 0 / 0.6)',
  ],
  scrim: ['rgb(14 26 34 / 0.46)', 'rgb(0 0 0 / 0.6)'],
} as const satisfies Record<string, Pair>

const asVariables = (pairs: Record<string, Pair>, scheme: 0 | 1): Record<string, string> =>
  Object.fromEntries(Object.entries(pairs).map(([name, pair]) => [`--${name}`, pair[scheme]]))

/** Every role as CSS variables of one colour scheme. */
export const tokenVariables = (scheme: 'light' | 'dark'): Record<string, string> => {
  const index = scheme === 'light' ? 0 : 1
  return { ...asVariables(COLOURS, index), ...asVariables(SHADOWS, index) }
}
