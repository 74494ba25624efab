// The weights of a text model as one run of bytes, and back. Order: feature scales, heading scales and bias, subheading scales and
// bias, the same of lines (32-bit floats, little-endian as on every machine this runs on), then the bytes of each in this order.
import { DIMENSIONS, type ModelShape, type ModelWeights } from './text-model.ts'

export function encodeModel({
  features,
  headings,
  headingBias,
  subheadings,
  subheadingBias,
  lines,
  lineBias,
}: ModelWeights): Uint8Array {
  const parts = [
    features.scales,
    headings.scales,
    headingBias,
    subheadings.scales,
    subheadingBias,
    lines.scales,
    lineBias,
    features.bytes,
    headings.bytes,
    subheadings.bytes,
    lines.bytes,
  ]
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), at)
    at += part.byteLength
  }
  return bytes
}

/** Throws when the bytes are not as many as the shape asks for. */
export function decodeModel(bytes: Uint8Array, shape: ModelShape): ModelWeights {
  const aligned = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice()
  const { buffer } = aligned
  let at = aligned.byteOffset
  const floats = (count: number): Float32Array => {
    const part = new Float32Array(buffer, at, count)
    at += part.byteLength
    return part
  }
  const small = (rows: number): Int8Array => {
    const part = new Int8Array(buffer, at, rows * DIMENSIONS)
    at += part.byteLength
    return part
  }
  const { buckets } = shape
  const headings = shape.headings.length
  const subheadings = shape.subheadings.length
  const lines = shape.lines.length
  const classes = headings + subheadings + lines
  const expected = (buckets + 2 * classes) * 4 + (buckets + classes) * DIMENSIONS
  if (bytes.length !== expected)
    throw new Error(`A text model has ${bytes.length} bytes where its shape asks for ${expected}.`)
  const featureScales = floats(buckets)
  const headingScales = floats(headings)
  const headingBias = floats(headings)
  const subheadingScales = floats(subheadings)
  const subheadingBias = floats(subheadings)
  const lineScales = floats(lines)
  const lineBias = floats(lines)
  return {
    shape,
    features: { scales: featureScales, bytes: small(buckets) },
    headings: { scales: headingScales, bytes: small(headings) },
    headingBias,
    subheadings: { scales: subheadingScales, bytes: small(subheadings) },
    subheadingBias,
    lines: { scales: lineScales, bytes: small(lines) },
    lineBias,
  }
}
