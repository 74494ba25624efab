// The fonts of our papers, each read when a text first needs it. Sources: SIL Open Font License packages of package.json.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Face as OpenFace } from 'fontkit'
import { type Coverage, readCoverage } from './coverage.ts'
import { withoutMarkPositions } from './mark-positions.ts'

export type Weight = 'regular' | 'semibold'
/** Latin, Greek, Cyrillic and Vietnamese; Han with kana; and one for each further script. */
export type FaceKind = 'latin' | 'latinWithMarks' | 'han' | 'hangul' | 'hebrew' | 'arabic'
export type Face = { readonly name: string; readonly file: string; readonly marks: 'placed' | 'left out' }

const PACKAGE = '@expo-google-fonts/noto-sans'
const FILES: Readonly<Record<Weight, string>> = { regular: '400Regular', semibold: '600SemiBold' }

/** A text with combining marks is printed with the face that places them; opening it takes five times as long. */
const faceOf = (weight: Weight, name: string, font: string, marks: Face['marks'] = 'placed'): Face => {
  const folder = font === 'NotoSans' ? PACKAGE : `${PACKAGE}-${font.slice('NotoSans'.length).toLowerCase()}`
  return { name: `${name}-${weight}`, file: `${folder}/${FILES[weight]}/${font}_${FILES[weight]}.ttf`, marks }
}

const facesOf = (weight: Weight): Readonly<Record<FaceKind, Face>> => ({
  latin: faceOf(weight, 'latin', 'NotoSans', 'left out'),
  latinWithMarks: faceOf(weight, 'latin-marks', 'NotoSans'),
  han: faceOf(weight, 'han', 'NotoSansSC'),
  hangul: faceOf(weight, 'hangul', 'NotoSansKR'),
  hebrew: faceOf(weight, 'hebrew', 'NotoSansHebrew'),
  arabic: faceOf(weight, 'arabic', 'NotoSansArabic'),
})

export const FACES: Readonly<Record<Weight, Readonly<Record<FaceKind, Face>>>> = {
  regular: facesOf('regular'),
  semibold: facesOf('semibold'),
}

type LoadedFont = { readonly bytes: Buffer; readonly covers: Coverage }
const loaded = new Map<string, LoadedFont>()
const require = createRequire(import.meta.url)

/** Whether a face has a glyph for a character. */
export const covers = (face: Face, character: string): boolean => load(face).covers(character.codePointAt(0) ?? 0)

/** The bytes of a face by its name. Throws RangeError for a name that is none. */
export function fontBytes(name: string): Buffer {
  const face = Object.values(FACES)
    .flatMap((faces) => Object.values(faces))
    .find((each) => each.name === name)
  if (!face) throw new RangeError(`no such font: ${name}`)
  return load(face).bytes
}

const opened = new Map<string, OpenFace>()

/**
 * A face ready to shape text, the same for all papers of a thread: what it has read of its file, it need not read again for the next. That
 * was half of the work of a page. Throws RangeError for a name that is none.
 */
export function openedFace(name: string): OpenFace {
  const face = opened.get(name) ?? create(fontBytes(name))
  opened.set(name, face)
  return face
}

/**
 * To be called as a paper begins. A face keeps each glyph with the characters that asked for it first, and these are what a reader copies
 * out of the paper: an A that an earlier paper took for a Greek Α, or a full stop known as the dot of another sign, must not stay.
 */
export function forgetGlyphs(): void {
  for (const face of opened.values()) face._glyphs = {}
}

/** The file of a face, read once per process: the Han fonts are 10 MB each, that for Hangul 6. */
function load(face: Face): LoadedFont {
  const known = loaded.get(face.name)
  if (known) return known
  const file = readFileSync(require.resolve(face.file))
  const bytes = face.marks === 'placed' ? file : withoutMarkPositions(file)
  const font = { bytes, covers: readCoverage(bytes) }
  loaded.set(face.name, font)
  return font
}
