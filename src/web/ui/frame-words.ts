// Texts of the frame that public pages show, in both languages.

import { texts as english } from '#texts/en/frame.ts'
import type { texts as frenchFrame } from '#texts/fr/frame.ts'
import { french } from './french-shelf.ts'
import { inBoth } from './language.tsx'

type Shown = keyof typeof frenchFrame

const shown: Pick<typeof english, Shown> = english

export const frameWords = inBoth(shown, () => french().frame)
