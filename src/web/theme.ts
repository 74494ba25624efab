// The look of every Mantine component: palettes, type, space, and the component defaults of the design.
import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  rem,
  type VariantColorsResolver,
} from '@mantine/core'
import { tokenVariables } from './tokens.ts'

const lake = [
  '#ecf4f7',
  '#d6e7ed',
  '#b0d0dc',
  '#82b4c6',
  '#5397af',
  '#2f7d98',
  '#186883',
  '#0f546d',
  '#0b4257',
  '#072f3f',
] as const
const leaf = [
  '#e8f4ec',
  '#d2e8da',
  '#b5dac4',
  '#8ec5a4',
  '#5fab80',
  '#3f9a69',
  '#2a8a5a',
  '#17643f',
  '#114d30',
  '#0b3622',
] as const
const amber = [
  '#fdf3dc',
  '#f8e5b9',
  '#ebcf8d',
  '#e0b85b',
  '#d09c2f',
  '#c18712',
  '#b57400',
  '#7a4d00',
  '#5e3b00',
  '#432a00',
] as const
const brick = [
  '#fdeeeb',
  '#f9d9d3',
  '#f0bfb7',
  '#e6988c',
  '#d96b5d',
  '#cf5042',
  '#c43a2c',
  '#a02318',
  '#7c1410',
  '#5a0e0b',
] as const
const plum = [
  '#f5f1fb',
  '#e8dff5',
  '#cdbce8',
  '#a78fcb',
  '#9275bd',
  '#8468b6',
  '#7a5bb0',
  '#5a3d8a',
  '#452d6d',
  '#31204e',
] as const
const stone = [
  '#faf9f5',
  '#f5f3ee',
  '#ece9e0',
  '#e4e0d6',
  '#cdc8bb',
  '#a8a498',
  '#858177',
  '#5f6a73',
  '#43505a',
  '#14212b',
] as const
const dark = [
  '#e9edef',
  '#b7c1c8',
  '#94a1aa',
  '#73828c',
  '#3a4952',
  '#26323a',
  '#141c21',
  '#0d1418',
  '#10181c',
  '#0a0f12',
] as const

/** Primary buttons take the role colours, which know both schemes; the rest is Mantine's own. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colours = defaultVariantColorsResolver(input)
  if (input.variant === 'filled' && (input.color ?? 'lake') === 'lake')
    return { ...colours, background: 'var(--action)', hover: 'var(--action-hover)', color: 'var(--on-solid)' }
  if (input.variant === 'filled' && input.color === 'brick')
    return { ...colours, background: 'var(--bad)', hover: 'var(--bad)', color: 'var(--on-solid)' }
  if (input.variant === 'default')
    return { ...colours, hover: 'var(--sunken)', border: `${rem(1)} solid var(--line-strong)` }
  if (input.variant === 'subtle') return { ...colours, color: 'var(--link)', hover: 'var(--selected)' }
  return colours
}

/** Height variables live in global.css, where phones make them 44 px. */
const buttonHeight = (size: string | undefined) => `var(--button-h-${size === 'xs' || size === 'lg' ? size : 'sm'})`

export const theme = createTheme({
  colors: { lake, leaf, amber, brick, plum, stone, gray: stone, dark },
  primaryColor: 'lake',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  luminanceThreshold: 0.35,
  black: '#14212b',
  respectReducedMotion: true,
  cursorType: 'pointer',
  variantColorResolver,
  fontFamily: "'IBM Plex Sans Variable', system-ui, sans-serif",
  fontFamilyMonospace: "'JetBrains Mono Variable', 'JetBrains Mono Stand-in', ui-monospace, monospace",
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: rem(26), lineHeight: '32px' },
      h2: { fontSize: rem(16), lineHeight: '24px' },
      h3: { fontSize: rem(14), lineHeight: '20px' },
    },
  },
  fontSizes: { xs: rem(12), sm: rem(13), md: rem(14), lg: rem(16), xl: rem(20) },
  lineHeights: { xs: '1.33', sm: '1.38', md: '1.43', lg: '1.5', xl: '1.3' },
  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(32) },
  radius: { xs: rem(4), sm: rem(6), md: rem(10), lg: rem(12) },
  defaultRadius: 'sm',
  breakpoints: { xs: '30em', sm: '45em', md: '62em', lg: '78em', xl: '90em' },
  shadows: {
    xs: '0 1px 0 rgb(20 33 43 / .04)',
    md: '0 2px 6px rgb(20 33 43 / .08)',
    xl: '0 24px 64px -12px rgb(20 33 43 / .34)',
  },
  other: { databarHeight: 30, headerHeight: 52 },
  components: {
    Button: {
      defaultProps: { variant: 'default' },
      vars: (_: unknown, props: { size?: string }) => ({
        root: {
          '--button-height': buttonHeight(props.size),
          '--button-padding-x': props.size === 'xs' ? rem(10) : rem(13),
          '--button-fz': props.size === 'xs' ? 'var(--mantine-font-size-sm)' : 'var(--mantine-font-size-md)',
        },
      }),
    },
    Input: {
      vars: () => ({ wrapper: { '--input-height': 'var(--field-height)', '--input-fz': 'var(--field-font)' } }),
    },
    Checkbox: {
      vars: () => ({ root: { '--checkbox-color': 'var(--action)', '--checkbox-icon-color': 'var(--on-solid)' } }),
    },
    Radio: { vars: () => ({ root: { '--radio-color': 'var(--action)', '--radio-icon-color': 'var(--on-solid)' } }) },
    Switch: { vars: () => ({ root: { '--switch-color': 'var(--action)' } }) },
    Modal: { defaultProps: { radius: 'lg', centered: true } },
    Table: { defaultProps: { verticalSpacing: 7, highlightOnHover: true } },
    Badge: { defaultProps: { radius: 'xs', tt: 'none' } },
  },
})

const schemeVariables = (scheme: 'light' | 'dark'): Record<string, string> => ({
  ...tokenVariables(scheme),
  '--mantine-color-body': 'var(--canvas)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-2)',
  '--mantine-color-error': 'var(--bad)',
  '--mantine-color-success': 'var(--ok)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-anchor': 'var(--link)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--sunken)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--control)',
  '--mantine-color-disabled': 'var(--sunken)',
  '--mantine-color-disabled-color': 'var(--ink-3)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-filled': 'var(--action)',
  '--mantine-primary-color-filled-hover': 'var(--action-hover)',
  '--mantine-primary-color-contrast': 'var(--on-solid)',
  '--mantine-primary-color-light': 'var(--selected)',
  '--mantine-primary-color-light-hover': 'var(--selected)',
  '--mantine-primary-color-light-color': 'var(--link)',
})

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {
    '--mono': 'var(--mantine-font-family-monospace)',
    '--serif': "'Source Serif 4 Variable', 'Source Serif 4 Stand-in', Georgia, serif",
    '--fast': '90ms',
    '--base': '160ms',
    '--ease': 'cubic-bezier(0.2, 0, 0, 1)',
  },
  light: schemeVariables('light'),
  dark: schemeVariables('dark'),
})
