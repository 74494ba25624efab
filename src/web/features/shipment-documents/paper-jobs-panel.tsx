// What is said of large papers while they are made, and of those that were not.
import { texts as en } from '#texts/en/paper-jobs.ts'
import { countIn } from '#words/local-text.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AlertPanel } from '../../ui/show-alert.tsx'
import css from './shipment-documents.module.css'
import type { usePaperJobs } from './use-paper-jobs.ts'

export function PaperJobsPanel({ open, failed, isUnseen, forget }: ReturnType<typeof usePaperJobs>) {
  const texts = useTexts(en)
  const language = useLanguage()
  if (open.length + failed.length === 0) return null
  const wordsOf = (problem: string | null) => (problem ? texts.again(problem) : texts.goesOn)
  const lines = (count: number) => countIn(language, count)
  return (
    <div className={css.made}>
      {open.map(({ id, lines: count, problem }) => (
        <Notice key={id} tone="info" role="status" title={texts.making(lines(count))}>
          {isUnseen ? texts.loadFailed : wordsOf(problem)}
        </Notice>
      ))}
      {failed.map(({ id, lines: count, problem }) => (
        <AlertPanel key={id} kind="failure" onClose={() => forget(id)}>
          {[texts.failed(lines(count)), problem, texts.failedHint].filter(Boolean).join(' ')}
        </AlertPanel>
      ))}
    </div>
  )
}
