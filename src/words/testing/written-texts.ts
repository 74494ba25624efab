// The texts that a catalogue writes, read from its source: what stands between quotes and backticks, with ◌ for each blank.

type Read = { readonly text: string; readonly end: number; readonly inner: readonly string[] }

/** 'of ◌ items' for `of ${n} items`; texts inside a blank follow the text around it. */
export function writtenTexts(source: string): readonly string[] {
  return readCode(source, 0).inner
}

/** Until the brace that closes a blank, or the end. */
function readCode(source: string, from: number): Read {
  const inner: string[] = []
  let depth = 0
  let at = from
  while (at < source.length) {
    const sign = source[at]
    if (source.startsWith('//', at)) at = ending(source, '\n', at)
    else if (source.startsWith('/*', at)) at = ending(source, '*/', at)
    else if (sign === "'" || sign === '"' || sign === '`') {
      const read = readText(source, at + 1, sign)
      inner.push(read.text, ...read.inner)
      at = read.end
    } else if (sign === '}' && depth === 0) return { text: '', end: at + 1, inner }
    else {
      if (sign === '{') depth += 1
      if (sign === '}') depth -= 1
      at += 1
    }
  }
  return { text: '', end: at, inner }
}

function readText(source: string, from: number, quote: string): Read {
  const inner: string[] = []
  let text = ''
  let at = from
  while (at < source.length && source[at] !== quote) {
    if (source[at] === '\\') {
      text += source[at + 1] ?? ''
      at += 2
    } else if (quote === '`' && source.startsWith('${', at)) {
      const blank = readCode(source, at + 2)
      inner.push(...blank.inner)
      text += '◌'
      at = blank.end
    } else {
      text += source[at] ?? ''
      at += 1
    }
  }
  return { text, end: at + 1, inner }
}

function ending(source: string, mark: string, from: number): number {
  const found = source.indexOf(mark, from)
  return found < 0 ? source.length : found + mark.length
}
