// Reads a PDF back for tests, with a reader that had no part in making it.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A piece of text with where it begins, points from the lower left corner of the page. */
type PlacedText = { readonly text: string; readonly x: number; readonly y: number; readonly width: number }

/** The texts of each page in drawing order. */
export async function readPdf(bytes: Uint8Array): Promise<readonly (readonly PlacedText[])[]> {
  const task = getDocument({ data: bytes.slice(), verbosity: 0, useSystemFonts: false })
  const document = await task.promise
  const pages: PlacedText[][] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const content = await (await document.getPage(number)).getTextContent()
    pages.push(
      content.items.flatMap((item) => {
        if (!('str' in item) || item.str === '') return []
        const [, , , , x = 0, y = 0] = item.transform.map(Number)
        return [{ text: item.str, x, y, width: item.width }]
      }),
    )
  }
  await task.destroy()
  return pages
}

/** What each page says, as one text without line breaks. */
export async function readPages(bytes: Uint8Array): Promise<readonly string[]> {
  const pages = await readPdf(bytes)
  return pages.map((page) =>
    page
      .map((item) => item.text)
      .join(' ')
      .replace(/\s+/g, ' '),
  )
}
