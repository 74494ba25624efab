// Pictures of signatures for tests.
import { crc32, deflateSync } from 'node:zlib'

/** A PNG with a wave on clear ground, as data URL. */
export function smallPng(width = 70, height = 15): string {
  return `data:image/png;base64,${pngFile(width, height).toString('base64')}`
}

export function pngFile(width: number, height: number): Buffer {
  const row = width * 4 + 1
  const pixels = Buffer.alloc(row * height)
  for (let x = 0; x < width; x += 1) {
    const y = Math.round(((height - 1) * (1 + Math.sin(x / 6))) / 2)
    pixels.writeUInt32BE(0x000000ff, y * row + 1 + x * 4)
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 6, 0, 0, 0], 8)
  const parts = [pngChunk('IHDR', header), pngChunk('IDAT', deflateSync(pixels)), pngChunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts])
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

/** A JPEG of one grey pixel, base64. */
export const SMALL_JPEG =
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q=='
