// What the supplier reads when a call fails: by its code, since the server does not speak all languages of the page.
import type { texts as en } from '#texts/en/supplier-link.ts'
import type { Shape } from '#words/language.ts'
import { factsOf } from '../../api/failure-facts.ts'
import { isRefusal, NoConnection } from '../../api/failures.ts'

export function troubleText(error: unknown, texts: Shape<typeof en>, otherwise: string): string {
  if (error instanceof NoConnection) return texts.offline
  const file = factsOf(error, 'supplier-file-wrong')
  if (file) return texts.file[file.reason]
  if (isRefusal(error, 'too-large')) return texts.file['too-large']
  if (isRefusal(error, 'supplier-link-over')) return texts.linkOver
  if (isRefusal(error, 'supplier-answers-full')) return texts.full
  return isRefusal(error, 'too-many-requests') ? texts.tooOften : otherwise
}
