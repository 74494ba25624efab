// The foot of the CUSMA form: what is saved, and the three things one can do.
import { Button } from '@mantine/core'
import { texts as en } from '#texts/en/cusma.ts'
import { timeIn } from '#words/local-text.ts'
import type { SaveFace } from '../../api/form-saves.ts'
import { useLanguage, useTexts } from '../../language/page-language.tsx'
import { ActionButton } from '../../ui/action-button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import css from './cusma-modal.module.css'
import type { useSignature } from './use-signature.ts'

type Props = {
  readonly face: SaveFace
  readonly signature: ReturnType<typeof useSignature>
  readonly blocked: string | undefined
  readonly isRunning: boolean
  readonly showsPaper: boolean
  readonly onRetry: () => void
  readonly onPaper: () => void
  readonly onClose: () => void
  readonly onSign: () => void
}

export function CusmaFooter(props: Props) {
  const texts = useTexts(en)
  const { blocked, isRunning, showsPaper } = props
  return (
    <div className={css.footer}>
      <Saved {...props} />
      <span className={css.last}>
        <span className="xs dim" aria-hidden="true">
          {blocked}
        </span>
        <Button onClick={props.onClose}>{texts.saveAndClose}</Button>
        <Button leftSection={<Icon name={showsPaper ? 'pencil' : 'eye'} />} onClick={props.onPaper}>
          {showsPaper ? texts.backToForm : texts.preview}
        </Button>
        <span className={css.sign} title={blocked}>
          <ActionButton
            variant="filled"
            onClick={props.onSign}
            loading={isRunning}
            disabledReason={blocked}
            reasonShownElsewhere
          >
            {texts.sign}
          </ActionButton>
        </span>
      </span>
    </div>
  )
}

function Saved({ face, signature, onRetry }: Pick<Props, 'face' | 'signature' | 'onRetry'>) {
  const language = useLanguage()
  const texts = useTexts(en)
  if (face.kind === 'failed') return <NotSaved text={texts.notSaved(face.why)} onRetry={onRetry} />
  if (signature.failure) return <NotSaved text={texts.signatureNotSaved(signature.failure)} onRetry={signature.retry} />
  if (face.kind === 'saving') return <span className={css.state}>{texts.saving}</span>
  const words = [
    face.kind === 'saved' ? texts.formSaved : '',
    signature.savedAt ? texts.signatureSaved(timeIn(language, signature.savedAt)) : '',
  ].filter((each) => each !== '')
  if (words.length === 0) return <span className={css.state} />
  return (
    <span className={css.state} data-saved="true">
      <Icon name="check" size={12} /> {words.join('. ')}
    </span>
  )
}

function NotSaved({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  const texts = useTexts(en)
  return (
    <span className={css.state} data-failed="true" role="alert">
      {text} <TextButton onClick={onRetry}>{texts.retry}</TextButton>
    </span>
  )
}
