// A signature, drawn, uploaded or typed: each way gives the same picture. Source: specification part 2, sections 2 and 9; WCAG 2.5.7.
import { Button, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { texts as en } from '#texts/en/cusma.ts'
import { type Language, wordsIn } from '#words/language.ts'
import { useLanguage, useTexts } from '../language/page-language.tsx'
import { Notice } from './notice.tsx'
import { Segments } from './segments.tsx'
import css from './signature-pad.module.css'
import { SignatureCanvas } from './signature-pad-canvas.tsx'
import { pictureOf } from './signature-pad-picture.ts'
import { typedSignature } from './signature-pad-typed.ts'

const waysIn = (language: Language) => {
  const texts = wordsIn(language, en)
  return [
    { value: 'draw', label: texts.draw, icon: 'pencil' },
    { value: 'upload', label: texts.upload, icon: 'download' },
    { value: 'type', label: texts.type, icon: 'keyboard' },
  ] as const
}
type Way = 'draw' | 'upload' | 'type'

type Props = {
  /** Data URL of the picture, empty while there is none. */
  readonly value: string
  readonly onChange: (dataUrl: string) => void
  readonly signerName: string
}

export function SignaturePad({ value, onChange, signerName }: Props) {
  const language = useLanguage()
  const texts = useTexts(en)
  const [way, setWay] = useState<Way>('draw')
  // what the field below has drawn; a picture from anywhere else is shown and has to be cleared before one draws
  const [drawn, setDrawn] = useState('')
  const turnTo = (next: Way) => {
    setWay(next)
    setDrawn('')
  }
  const draw = (picture: string) => {
    setDrawn(picture)
    onChange(picture)
  }
  return (
    <div className={css.pad}>
      <Segments
        legend={texts.signatureWay}
        hidesLegend
        name="signature-way"
        value={way}
        options={waysIn(language)}
        onChange={turnTo}
      />
      {way === 'draw' && value !== drawn && <Standing value={value} onClear={() => draw('')} />}
      {way === 'draw' && value === drawn && <SignatureCanvas onDrawn={draw} signerName={signerName} />}
      {way === 'upload' && <Upload value={value} onChange={onChange} />}
      {way === 'type' && <Typed value={value} onChange={onChange} signerName={signerName} />}
    </div>
  )
}

const Picture = ({ value }: { readonly value: string }) => {
  const texts = useTexts(en)
  return (
    <div className={css.field}>
      {value !== '' && <img src={value} alt={texts.signaturePicture} className={css.picture} />}
    </div>
  )
}

function Standing({ value, onClear }: { readonly value: string; readonly onClear: () => void }) {
  const texts = useTexts(en)
  return (
    <>
      <Picture value={value} />
      <div className={css.tools}>
        <Button size="xs" onClick={onClear}>
          {texts.clear}
        </Button>
        <span className={css.hint}>{texts.standingHint}</span>
      </div>
    </>
  )
}

type WayProps = { readonly value: string; readonly onChange: (dataUrl: string) => void }

function Upload({ value, onChange }: WayProps) {
  const language = useLanguage()
  const texts = useTexts(en)
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<string>()
  const read = async (file: File | undefined) => {
    if (!file) return
    const picture = await pictureOf(language, file)
    setRefused(picture.kind === 'refused' ? picture.why : undefined)
    onChange(picture.kind === 'picture' ? picture.dataUrl : '')
    if (input.current) input.current.value = '' // the same file may be chosen again
  }
  return (
    <>
      <Picture value={value} />
      <div className={css.tools}>
        <input
          ref={input}
          type="file"
          accept="image/*"
          className="visually-hidden"
          tabIndex={-1}
          aria-label={texts.chooseImage}
          onChange={(event) => void read(event.currentTarget.files?.[0])}
        />
        <Button size="xs" onClick={() => input.current?.click()}>
          {texts.chooseImage}
        </Button>
        <Button size="xs" variant="subtle" disabled={value === ''} onClick={() => onChange('')}>
          {texts.clear}
        </Button>
        <span className={css.hint}>{texts.uploadHint}</span>
      </div>
      {refused && (
        <Notice tone="bad" role="alert">
          {refused}
        </Notice>
      )}
    </>
  )
}

function Typed({ value, onChange, signerName }: WayProps & { readonly signerName: string }) {
  const texts = useTexts(en)
  const [name, setName] = useState('')
  const latest = useRef('')
  const type = async (typed: string) => {
    setName(typed)
    latest.current = typed
    const picture = await typedSignature(typed)
    if (latest.current === typed) onChange(picture)
  }
  return (
    <>
      <Picture value={value} />
      <div className={css.typed}>
        <TextInput
          label={texts.typedName}
          description={texts.typedHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          placeholder={signerName}
          maxLength={120}
          autoComplete="off"
          value={name}
          onChange={(event) => void type(event.currentTarget.value)}
        />
        {name === '' && signerName !== '' && (
          <Button size="xs" onClick={() => void type(signerName)}>
            {signerName}
          </Button>
        )}
      </div>
    </>
  )
}
