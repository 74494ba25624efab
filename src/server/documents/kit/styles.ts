// The text styles all papers share, sizes in points.
import { INK, MUTED } from './rules.ts'
import type { TextStyle } from './text.ts'

export const TITLE: TextStyle = { weight: 'semibold', size: 18, color: INK }
export const HEADING: TextStyle = { weight: 'semibold', size: 11, color: INK }
export const STRONG: TextStyle = { weight: 'semibold', size: 8.5, color: INK }
export const BODY: TextStyle = { weight: 'regular', size: 8, color: INK }
export const SMALL: TextStyle = { weight: 'regular', size: 7, color: MUTED }
