// Words that an answer carries in every language at once, for pages that switch without asking again.
import { z } from 'zod'
import type { PerLanguage } from '#domain/language.ts'

const words = z.string()

export const eachLanguage = z.object({ en: words, fr: words } satisfies PerLanguage<z.ZodString>)
