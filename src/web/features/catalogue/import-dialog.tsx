// Importing products in three steps: the file, its columns, what it would do. Nothing is kept before the last.
import { useState } from 'react'
import { commitImport, listCatalogue, listProductHistory, previewImport } from '#contract/catalogue.ts'
import { texts as answerEn } from '#texts/en/catalogue.ts'
import { texts as en } from '#texts/en/catalogue-screen.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { failureText } from '../../api/failures.ts'
import { useOutdate, useSend } from '../../api/hooks.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { KeptNotice } from '../../ui/kept-notice.tsx'
import { FailureAlert } from '../../ui/show-alert.tsx'
import css from './catalogue.module.css'
import { ColumnsStep } from './columns-step.tsx'
import { FileStep } from './file-step.tsx'
import { readProductFile, toCsv } from './import-file.ts'
import { ImportFooter, type ImportStep } from './import-footer.tsx'
import { useBegunImport } from './kept-import.ts'
import { PreviewStep } from './preview-step.tsx'

type Counts = { readonly new: number; readonly changed: number; readonly unchanged: number }
type Props = { readonly onDone: (counts: Counts) => void; readonly onClose: () => void }

const returnedIn = (language: Language) => {
  const texts = wordsIn(language, en)
  return { formBack: texts.importBack, startFromSaved: texts.chooseOther }
}

/** The import as far as it has come, and what takes it on. */
function useImport(onDone: Props['onDone']) {
  const language = useLanguage()
  const answerTexts = useTexts(answerEn)
  const texts = useTexts(en)
  const begun = useBegunImport()
  const { chosen, mapping } = begun
  const [step, setStep] = useState<ImportStep>(chosen ? 'columns' : 'file')
  const [alert, setAlert] = useState<string>()
  const [reading, setReading] = useState(false)
  const outdate = useOutdate()
  const preview = useSend(previewImport)
  const commit = useSend(commitImport, { countsAsSave: true })
  const found = preview.data?.data
  const fail = (error: unknown) => setAlert(failureText(error, answerTexts.importFailed))

  const choose = async (file: File) => {
    setAlert(undefined)
    setReading(true)
    const read = await readProductFile(language, file).catch(() => ({ problem: texts.notReadable }))
    setReading(false)
    if ('problem' in read) return setAlert(read.problem)
    begun.choose({ name: file.name, rows: read.rows })
    setStep('columns')
  }
  const csv = () => toCsv(chosen?.rows ?? [], mapping)
  const check = () => {
    setAlert(undefined)
    preview.mutate({ body: { csv: csv() } }, { onSuccess: () => setStep('preview'), onError: fail })
  }
  const run = () => {
    setAlert(undefined)
    const body = { csv: csv(), ...(found ? { fingerprint: found.fingerprint } : {}) }
    commit.mutate(
      { body },
      {
        onSuccess: ({ data }) => {
          outdate(listCatalogue, listProductHistory)
          begun.forget()
          onDone(data.counts)
        },
        onError: (error) => {
          fail(error)
          preview.mutate({ body: { csv: csv() } })
        },
      },
    )
  }
  const startOver = () => {
    begun.forget()
    setStep('file')
  }
  const go = (to: ImportStep) => {
    setAlert(undefined)
    setStep(to)
  }
  const isRunning = preview.isPending || commit.isPending
  return {
    begun,
    step,
    alert,
    close: () => setAlert(undefined),
    reading,
    found,
    isRunning,
    choose,
    check,
    run,
    startOver,
    go,
  }
}

export function ImportDialog({ onDone, onClose }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const { begun, step, found, ...work } = useImport(onDone)
  const { chosen, mapping } = begun
  const giveUp = () => {
    begun.forget()
    onClose()
  }
  const footer = (
    <ImportFooter
      {...{ step, found }}
      hasAsin={mapping.includes('asin') || mapping.includes('sku')}
      isRunning={work.isRunning}
      onCheck={work.check}
      onCommit={work.run}
      onBack={work.go}
      onClose={giveUp}
    />
  )
  return (
    <Dialog title={texts.importTitle} onClose={giveUp} footer={footer} width={860}>
      <div className={css.stack}>
        <FailureAlert text={work.alert} onClose={work.close} />
        {begun.isReturned && step === 'columns' && (
          <KeptNotice onStartOver={work.startOver} words={returnedIn(language)} />
        )}
        {step === 'file' && <FileStep reading={work.reading} onChoose={(file) => void work.choose(file)} />}
        {step === 'columns' && chosen && (
          <ColumnsStep name={chosen.name} rows={chosen.rows} mapping={mapping} onChange={begun.setMapping} />
        )}
        {step === 'preview' && found && <PreviewStep found={found} />}
      </div>
    </Dialog>
  )
}
