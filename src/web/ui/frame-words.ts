// Texts of the frame that public pages show, in both languages.

import { texts as english } from '#texts/frame.ts'
import { texts as french } from '#texts/french/frame.ts'
import { inBoth } from './language.tsx'

type Shown = keyof typeof french

const shown: Pick<typeof english, Shown> = english

export const frameWords = inBoth(shown, french)
