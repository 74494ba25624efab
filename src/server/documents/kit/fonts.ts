// Which font prints which characters of a text, in the order they stand on the line. The PDF libraries fall back to no other
// font by themselves: a character its font lacks would leave no ink and no trace, so text is cut into runs that one font covers.
import { hasRightToLeft, reversed, type Stretch, visualOrder } from './direction.ts'
import { covers, FACES, type Face, type FaceKind, type Weight } from './faces.ts'
import { hasMarks } from './mark-positions.ts'
import { standIn } from './missing.ts'

/** A piece of text that one font prints whole. `face` is the name the font is known by. */
export type Run = {
  readonly face: string
  readonly text: string
  /** Letters stand in reading order and are shaped as one, from right to left. */
  readonly isRightToLeft?: true
}

/** One line of plain text: composed accents, breaks and tabs as spaces, invisible marks left out but where letters join. */
export const plainText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/(?<!\p{Script=Arabic})[\u200c\u200d]|(?![\u200c\u200d])[\p{Cf}\p{Cs}\p{Variation_Selector}]/gu, '')

/** What every face covers. */
const ASCII = /^[ -~]+$/

/** Cuts one line of plain text into runs; what no font covers is handed to `onMissing` and stands as a box, a picture as nothing. */
export function runsOf(text: string, weight: Weight, onMissing: (character: string) => void): readonly Run[] {
  const faces = FACES[weight]
  if (ASCII.test(text)) return [{ face: faces.latin.name, text }]
  const latin = hasMarks(text) ? faces.latinWithMarks : faces.latin
  const stretches = hasRightToLeft(text) ? visualOrder(text) : [{ text, isRightToLeft: false }]
  return joined(stretches.flatMap((stretch) => runsOfStretch(stretch, { ...faces, latin }, onMissing)))
}

type Faces = Readonly<Record<FaceKind, Face>>

function runsOfStretch(
  { text, isRightToLeft }: Stretch,
  faces: Faces,
  onMissing: (character: string) => void,
): readonly Run[] {
  const runs: { face: string; text: string }[] = []
  let before: Face | undefined
  for (const character of text) {
    const face = faceFor(character, faces, isRightToLeft ? before : undefined)
    if (!face) onMissing(character)
    const printed = face ? character : standIn(character)
    if (printed === '') continue
    before = face ?? faces.latin
    const last = runs.at(-1)
    const { name } = face ?? faces.han
    if (last?.face === name) last.text += printed
    else runs.push({ face: name, text: printed })
  }
  return isRightToLeft ? runs.reverse().map((run) => turned(run, faces)) : runs.map((run) => kept(run, faces))
}

/** A font of a right-to-left script shapes and turns its letters itself; for another they are turned here. */
const turned = ({ face, text }: Run, { hebrew, arabic }: Faces): Run =>
  face === hebrew.name || face === arabic.name ? { face, text, isRightToLeft: true } : { face, text: reversed(text) }

/** Arabic digits run from left to right: their font would turn them with its letters. */
const kept = (run: Run, { arabic }: Faces): Run =>
  run.face === arabic.name ? { ...run, text: reversed(run.text), isRightToLeft: true } : run

const SCRIPTS: readonly (readonly [RegExp, FaceKind])[] = [
  [/\p{Script=Hebrew}/u, 'hebrew'],
  [/\p{Script_Extensions=Arabic}/u, 'arabic'],
  [/\p{Script=Hangul}/u, 'hangul'],
]
/** Brackets face the right way already; a font of such a script would turn them once more. */
const MIRRORED = /\p{Bidi_Mirrored}/u
const OF_NO_SCRIPT = /[\p{Script=Common}\p{Script=Inherited}]/u

/** `before`: the face of the letter before, which spaces and signs between right-to-left letters keep. */
function faceFor(character: string, faces: Faces, before: Face | undefined): Face | undefined {
  if (before && OF_NO_SCRIPT.test(character) && !MIRRORED.test(character) && covers(before, character)) return before
  const own = SCRIPTS.find(([script]) => script.test(character))?.[1]
  return [...(own ? [faces[own]] : []), faces.latin, faces.han].find((face) => covers(face, character))
}

/** Neighbours of one face and one direction as one. */
function joined(runs: readonly Run[]): readonly Run[] {
  const found: Run[] = []
  for (const run of runs) {
    const last = found.at(-1)
    if (last && last.face === run.face && !last.isRightToLeft && !run.isRightToLeft) {
      found[found.length - 1] = { face: run.face, text: last.text + run.text }
    } else found.push(run)
  }
  return found
}
