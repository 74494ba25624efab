// The fonts of our papers, and which of them prints which characters. pdfkit falls back to no other font by itself:
// a character its font lacks would leave no ink and no trace, so every text is cut into runs that one font covers.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Coverage, readCoverage } from './coverage.ts'
import { hasMarks, withoutMarkPositions } from './mark-positions.ts'

export type Weight = 'regular' | 'semibold'

/** A piece of text that one font prints whole. `face` is the name pdfkit knows the font by. */
export type Run = { readonly face: string; readonly text: string }

/** What a character stands as when no font has it; its code is reported. */
const SUBSTITUTE = '□'

type Face = { readonly name: string; readonly file: string; readonly marks: 'placed' | 'left out' }
type Faces = { readonly latin: Face; readonly latinWithMarks: Face; readonly han: Face }

// Latin, Greek, Cyrillic and Vietnamese first; then Han with kana. Sources: SIL Open Font License packages of package.json.
const LATIN = '@expo-google-fonts/noto-sans'
const HAN = '@expo-google-fonts/noto-sans-sc'
const FACES: Readonly<Record<Weight, Faces>> = {
  regular: facesOf(
    'regular',
    `${LATIN}/400Regular/NotoSans_400Regular.ttf`,
    `${HAN}/400Regular/NotoSansSC_400Regular.ttf`,
  ),
  semibold: facesOf(
    'semibold',
    `${LATIN}/600SemiBold/NotoSans_600SemiBold.ttf`,
    `${HAN}/600SemiBold/NotoSansSC_600SemiBold.ttf`,
  ),
}

/** A text with combining marks is printed with the face that places them; opening it takes five times as long. */
function facesOf(weight: Weight, latin: string, han: string): Faces {
  return {
    latin: { name: `latin-${weight}`, file: latin, marks: 'left out' },
    latinWithMarks: { name: `latin-marks-${weight}`, file: latin, marks: 'placed' },
    han: { name: `han-${weight}`, file: han, marks: 'placed' },
  }
}

type LoadedFont = { readonly bytes: Buffer; readonly covers: Coverage }
const loaded = new Map<string, LoadedFont>()
const require = createRequire(import.meta.url)

/** The file of a face, read once per process and only when a text needs it: the Han fonts are 10 MB each. */
function load(face: Face): LoadedFont {
  const known = loaded.get(face.name)
  if (known) return known
  const file = readFileSync(require.resolve(face.file))
  const bytes = face.marks === 'placed' ? file : withoutMarkPositions(file)
  const font = { bytes, covers: readCoverage(bytes) }
  loaded.set(face.name, font)
  return font
}

/** The bytes of a face named by a run. */
export function fontBytes(name: string): Buffer {
  const face = Object.values(FACES)
    .flatMap((faces) => Object.values(faces))
    .find((each) => each.name === name)
  if (!face) throw new RangeError(`no such font: ${name}`)
  return load(face).bytes
}

/** One line of plain text: composed accents, breaks and tabs as spaces, invisible marks left out. */
export const plainText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\p{Cf}\p{Cs}\p{Variation_Selector}]/gu, '')

/** Cuts plain text into runs; what no font covers becomes the substitute and is handed to `onMissing`. */
export function runsOf(text: string, weight: Weight, onMissing: (character: string) => void): readonly Run[] {
  const { latin: plain, latinWithMarks, han } = FACES[weight]
  if (ASCII.test(text)) return [{ face: plain.name, text }]
  const latin = hasMarks(text) ? latinWithMarks : plain
  const runs: { face: string; text: string }[] = []
  for (const character of text) {
    const piece = cover(character, latin, han, onMissing)
    const last = runs.at(-1)
    if (last && last.face === piece.face) last.text += piece.text
    else runs.push({ ...piece })
  }
  return runs
}

/** What every face covers. */
const ASCII = /^[ -~]+$/

function cover(character: string, latin: Face, han: Face, onMissing: (character: string) => void): Run {
  const codePoint = character.codePointAt(0) ?? 0
  if (load(latin).covers(codePoint)) return { face: latin.name, text: character }
  if (load(han).covers(codePoint)) return { face: han.name, text: character }
  onMissing(character)
  return { face: han.name, text: SUBSTITUTE }
}
