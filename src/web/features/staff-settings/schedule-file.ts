// A chosen schedule as it is sent: packed where it is not yet, then base64.

const GZIP_START = [0x1f, 0x8b]

/** Base64 of the file, packed with gzip: the official export shrinks to a twentieth. */
export async function packedFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isPacked = GZIP_START.every((byte, at) => bytes[at] === byte)
  return base64(isPacked ? bytes : await packed(file))
}

async function packed(file: Blob): Promise<Uint8Array> {
  const stream = file.stream().pipeThrough(new CompressionStream('gzip'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

function base64(bytes: Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(new Blob([new Uint8Array(bytes)]))
  })
}
