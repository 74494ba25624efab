// Every screen, dialog and state, once: the screenshots and the check of accessibility walk this list.
import { COMPANY_SHOTS } from './company-shots.ts'
import { CATALOGUE_SHOTS, LIST_SHOTS, PUBLIC_SHOTS } from './list-shots.ts'
import { MANUAL_SHOTS, SELECTION_SHOTS } from './paper-shots.ts'
import { SHIPMENT_SHOTS } from './shipment-shots.ts'
import type { Shot } from './shot.ts'
import { STAFF_SHOTS } from './staff-shots.ts'
import { TOOL_SHOTS } from './tool-shots.ts'

const ALL_SHOTS: readonly Shot[] = [
  ...PUBLIC_SHOTS,
  ...TOOL_SHOTS,
  ...LIST_SHOTS,
  ...SELECTION_SHOTS,
  ...SHIPMENT_SHOTS,
  ...CATALOGUE_SHOTS,
  ...COMPANY_SHOTS,
  ...MANUAL_SHOTS,
  ...STAFF_SHOTS,
]

/** Those whose name has one of the words; all when no word is given. */
export const shotsNamed = (words: readonly string[]): readonly Shot[] =>
  ALL_SHOTS.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
