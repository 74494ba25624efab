import { describe, expect, it } from 'vitest'
import { imageKind, pictureOf } from './signature-pad-picture.ts'

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

describe('what a file is, by its content', () => {
  it.each([
    ['\x89PNG\r\n\x1a\n....', 'common'],
    ['\xff\xd8\xff\xe0........', 'common'],
    ['GIF89a..........', 'common'],
    ['RIFF....WEBPVP8 ', 'common'],
    ['\0\0\0\x1cftypavif....', 'rare'],
    ['%PDF-1.7........', undefined],
    ['<svg xmlns=".....', undefined],
    ['', undefined],
  ])('%j is %s', (text, kind) => {
    expect(imageKind(bytes(text))).toBe(kind)
  })

  it('refuses a text that calls itself a picture', async () => {
    const file = new File(['not a picture at all'], 'signature.png', { type: 'image/png' })
    expect(await pictureOf('en', file)).toEqual({
      kind: 'refused',
      why: 'Please select an image file (PNG, JPG, GIF, etc.)',
    })
  })
})
