// The field one draws in, by mouse, pen or finger, with Undo stroke and Clear beside it. The picture is given on after every stroke.
import { Button } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import SignaturePen from 'signature_pad'
import { texts as en } from '#texts/en/cusma.ts'
import { useTexts } from '../language/page-language.tsx'
import { Icon } from './icons.tsx'
import css from './signature-pad.module.css'
import { SIGNATURE_HEIGHT, SIGNATURE_INK, SIGNATURE_WIDTH, signaturePng } from './signature-pad-picture.ts'

type Props = {
  /** PNG as data URL; empty when nothing is drawn any more. */
  readonly onDrawn: (dataUrl: string) => void
  readonly signerName: string
}

export function SignatureCanvas({ onDrawn, signerName }: Props) {
  const texts = useTexts(en)
  const canvas = useRef<HTMLCanvasElement>(null)
  const pen = useRef<SignaturePen>(undefined)
  const [strokes, setStrokes] = useState(0)

  const tell = useEffectEvent(() => {
    const drawn = pen.current?.toData().length ?? 0
    setStrokes(drawn)
    onDrawn(drawn > 0 && canvas.current ? pictureOn(canvas.current) : '')
  })
  useEffect(() => {
    const field = canvas.current
    if (!field) return
    const drawer = new SignaturePen(field, { penColor: SIGNATURE_INK, minWidth: 0.8, maxWidth: 2.6 })
    pen.current = drawer
    const refit = () => fitToWidth(field, drawer)
    const onStroke = () => tell()
    refit()
    drawer.addEventListener('endStroke', onStroke)
    const watcher = new ResizeObserver(refit)
    watcher.observe(field)
    return () => {
      watcher.disconnect()
      drawer.removeEventListener('endStroke', onStroke)
      drawer.off()
    }
  }, [])

  const keep = (count: number) => {
    const drawer = pen.current
    if (!drawer) return
    drawer.fromData(drawer.toData().slice(0, count))
    setStrokes(count)
    onDrawn(count > 0 && canvas.current ? pictureOn(canvas.current) : '')
  }
  return (
    <>
      <div className={css.field}>
        <canvas ref={canvas} className={css.canvas} role="img" aria-label={texts.drawHere} />
        <span className={css.line}>{signerName}</span>
      </div>
      <div className={css.tools}>
        <Button size="xs" leftSection={<Icon name="undo" />} disabled={strokes === 0} onClick={() => keep(strokes - 1)}>
          {texts.undoStroke}
        </Button>
        <Button size="xs" variant="subtle" disabled={strokes === 0} onClick={() => keep(0)}>
          {texts.clear}
        </Button>
        <span className={css.hint}>{texts.drawHint}</span>
      </div>
    </>
  )
}

/** As many points as the screen has on the width there is; what was drawn is drawn again. */
function fitToWidth(canvas: HTMLCanvasElement, pen: SignaturePen): void {
  const ratio = Math.max(1, window.devicePixelRatio || 1)
  const width = Math.round(canvas.clientWidth * ratio)
  const height = Math.round(SIGNATURE_HEIGHT * ratio)
  if (width === 0 || (canvas.width === width && canvas.height === height)) return
  const drawn = pen.toData()
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.scale(ratio, ratio)
  pen.fromData(drawn)
}

/** What was drawn, in the middle of 700 by 150; a narrow field is not stretched. */
function pictureOn(canvas: HTMLCanvasElement): string {
  const width = Math.min(SIGNATURE_WIDTH, canvas.clientWidth || SIGNATURE_WIDTH)
  return signaturePng((context) => context.drawImage(canvas, (SIGNATURE_WIDTH - width) / 2, 0, width, SIGNATURE_HEIGHT))
}
