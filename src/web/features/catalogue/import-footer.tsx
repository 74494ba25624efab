// The buttons of the import: on to the next step, with the reason where that cannot be yet, and back.
import { Button } from '@mantine/core'
import type { previewImport } from '#contract/catalogue.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { texts as en } from '#texts/en/catalogue-screen.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { ActionButton } from '../../ui/action-button.tsx'

export type ImportStep = 'file' | 'columns' | 'preview'
type Found = AnswerOf<typeof previewImport>['data']

type Props = {
  readonly step: ImportStep
  readonly hasAsin: boolean
  readonly found: Found | undefined
  readonly isRunning: boolean
  readonly onCheck: () => void
  readonly onCommit: () => void
  readonly onBack: (to: 'file' | 'columns') => void
  readonly onClose: () => void
}

export function ImportFooter({ step, hasAsin, found, isRunning, onCheck, onCommit, onBack, onClose }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const count = (found?.counts.new ?? 0) + (found?.counts.changed ?? 0)
  return (
    <>
      <Button onClick={onClose}>{texts.close}</Button>
      {step === 'columns' && <Button onClick={() => onBack('file')}>{texts.chooseOther}</Button>}
      {step === 'preview' && <Button onClick={() => onBack('columns')}>{texts.backToColumns}</Button>}
      {step === 'columns' && (
        <ActionButton
          variant="filled"
          onClick={onCheck}
          loading={isRunning}
          disabledReason={hasAsin ? undefined : texts.needAsin}
        >
          {texts.check}
        </ActionButton>
      )}
      {step === 'preview' && (
        <ActionButton
          variant="filled"
          onClick={onCommit}
          loading={isRunning}
          disabledReason={blockedBy(language, found, count)}
        >
          {texts.commit(count)}
        </ActionButton>
      )}
    </>
  )
}

function blockedBy(language: Language, found: Found | undefined, count: number): string | undefined {
  const texts = wordsIn(language, en)
  if (found && found.errorCount > 0) return texts.haveErrors
  return count === 0 ? texts.nothingToDo : undefined
}
