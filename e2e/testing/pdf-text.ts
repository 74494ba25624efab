// Reads the text of a PDF, page by page, as a reader of the paper would.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Text of each page, runs joined by one blank in the order they were drawn. */
export async function pdfPages(bytes: Uint8Array): Promise<readonly string[]> {
  const file = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages: string[] = []
  for (let number = 1; number <= file.numPages; number += 1) {
    const { items } = await (await file.getPage(number)).getTextContent()
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replace(/\s+/g, ' '),
    )
  }
  return pages
}
