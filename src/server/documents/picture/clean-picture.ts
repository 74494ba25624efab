// The picture of a signature made fit to be printed: rebuilt from its own parts alone, and taken by the library that prints it.
// A large one takes a second, so that only the printing thread does this.
import { PDFDocument } from '@cantoo/pdf-lib'
import type { SignaturePicture } from '../cusma-certificate.ts'
import { cleanJpeg } from './jpeg-file.ts'
import { cleanPng } from './png-file.ts'

/** The bytes of the picture and nothing else; none when it is damaged or cannot be printed. */
export async function cleanPicture({ kind, base64 }: SignaturePicture): Promise<Uint8Array> {
  const file = Buffer.from(base64, 'base64')
  const bytes = kind === 'png' ? cleanPng(file) : cleanJpeg(file)?.bytes
  if (!bytes) return NONE
  const paper = await PDFDocument.create()
  try {
    await (kind === 'png' ? paper.embedPng(bytes) : paper.embedJpg(bytes))
    return bytes
  } catch {
    // The library throws words of its own for a file it cannot decode: that is the answer.
    return NONE
  }
}

const NONE = new Uint8Array()
