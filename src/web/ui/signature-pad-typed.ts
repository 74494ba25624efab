// A typed name drawn as a signature: in a script face of the machine, else in the slanted serif of the papers.
import { SIGNATURE_HEIGHT, SIGNATURE_INK, SIGNATURE_WIDTH, signaturePng } from './signature-pad-picture.ts'

const SCRIPT_FACES =
  "'Segoe Script', 'Snell Roundhand', 'Savoye LET', 'Apple Chancery', 'Dancing Script', 'Z003', 'URW Chancery L', 'Source Serif 4 Variable', cursive"
const LARGEST_PX = 68
const SMALLEST_PX = 10
const MARGIN = 24
/** Where the letters stand, from the top of the field. */
const BASELINE = 98

/** PNG as data URL; empty for a blank name. A long name is set smaller, and narrowed when even that is too wide. */
export async function typedSignature(name: string): Promise<string> {
  const words = name.trim()
  if (words === '') return ''
  await document.fonts.load(fontOf(LARGEST_PX), words).catch(() => []) // without it the next face of the list is used
  return signaturePng((context) => {
    const room = SIGNATURE_WIDTH - 2 * MARGIN
    context.fillStyle = SIGNATURE_INK
    context.textAlign = 'center'
    context.font = fontOf(LARGEST_PX)
    const size = Math.floor((LARGEST_PX * room) / Math.max(room, context.measureText(words).width))
    context.font = fontOf(Math.max(SMALLEST_PX, size))
    context.fillText(words, SIGNATURE_WIDTH / 2, Math.min(BASELINE, SIGNATURE_HEIGHT), room)
  })
}

const fontOf = (px: number): string => `italic 400 ${px}px ${SCRIPT_FACES}`
