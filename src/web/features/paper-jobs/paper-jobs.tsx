// What is said of large papers while they are made, of those that are ready, and of those that were not made: on every page of the company.
import { Button } from '@mantine/core'
import { texts as en } from '#texts/en/paper-jobs.ts'
import { countIn } from '#words/local-text.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AlertPanel, FailureAlert } from '../../ui/show-alert.tsx'
import css from './paper-jobs.module.css'
import { type PaperJob, usePaperJobs } from './use-paper-jobs.ts'

export function PaperJobs() {
  const texts = useTexts(en)
  const { open, ended, isUnseen, failure, forgetFailure, download, read } = usePaperJobs()
  if (open.length + ended.length === 0) return null
  return (
    <section aria-label={texts.title} className={css.papers}>
      <FailureAlert text={failure} onClose={forgetFailure} />
      {open.map((job) => (
        <UnderWay key={job.id} job={job} isUnseen={isUnseen} />
      ))}
      {ended.map((job) =>
        job.made ? (
          <Ready key={job.id} job={job} onDownload={() => download(job)} onClose={() => read(job)} />
        ) : (
          <Failed key={job.id} job={job} onClose={() => read(job)} />
        ),
      )}
    </section>
  )
}

function useTitle({ paper, name, lines }: PaperJob): string {
  const texts = useTexts(en)
  const language = useLanguage()
  return texts.named(texts.papers[paper], name, countIn(language, lines))
}

function UnderWay({ job, isUnseen }: { readonly job: PaperJob; readonly isUnseen: boolean }) {
  const texts = useTexts(en)
  const title = useTitle(job)
  const { problem, state, isOwn, askedBy } = job
  const standing = state === 'waiting' ? texts.waits : texts.making
  const words = [problem ? texts.again(problem) : standing, texts.goesOn, isOwn ? '' : texts.askedBy(askedBy)]
  return (
    <Notice tone="info" role="status" title={`${title}.`}>
      {isUnseen ? texts.loadFailed : words.filter(Boolean).join(' ')}
    </Notice>
  )
}

type EndedProps = { readonly job: PaperJob; readonly onClose: () => void }

function Ready({ job, onDownload, onClose }: EndedProps & { readonly onDownload: () => void }) {
  const texts = useTexts(en)
  const title = useTitle(job)
  const warned = job.made?.warnings.length ?? 0
  const button = (
    <Button
      size="xs"
      leftSection={<Icon name="download" />}
      aria-label={texts.downloadNamed(job.name)}
      onClick={onDownload}
    >
      {texts.download}
    </Button>
  )
  return (
    <AlertPanel kind="success" onClose={onClose} actions={button}>
      <strong>{title}.</strong> {warned > 0 ? texts.warned(warned) : texts.ready}
    </AlertPanel>
  )
}

function Failed({ job, onClose }: EndedProps) {
  const texts = useTexts(en)
  const title = useTitle(job)
  return (
    <AlertPanel kind="failure" onClose={onClose}>
      <strong>{title}.</strong> {[texts.failed, job.problem, texts.failedHint].filter(Boolean).join(' ')}
    </AlertPanel>
  )
}
