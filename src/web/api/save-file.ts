// Hands bytes to the browser as a download.

/** How long the browser gets to read the file before its address is given back. */
const KEEP_MS = 60_000

export function saveFile(file: Blob, filename: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = filename
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS)
}

/** The bytes of a PDF out of base64. */
export const pdfOf = (base64: string): Blob =>
  new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], { type: 'application/pdf' })
