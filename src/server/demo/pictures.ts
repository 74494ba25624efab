// Small pictures of the demo goods, drawn here and carried inside the address itself (data URI).

const DRAWINGS = {
  bottle:
    '<path d="M27 8h10v14c0 4 7 6 7 14v20H20V36c0-8 7-10 7-14z" fill="COLOUR"/><path d="M20 40h24v10H20z" fill="#fff" opacity=".7"/><path d="M26 5h12v5H26z" fill="#333"/>',
  flask:
    '<path d="M22 18h20v36a4 4 0 0 1-4 4H26a4 4 0 0 1-4-4z" fill="COLOUR"/><path d="M25 8h14v8H25z" fill="#333"/><path d="M22 26h20v3H22z" fill="#fff" opacity=".6"/>',
  jar: '<path d="M18 18h28v36a4 4 0 0 1-4 4H22a4 4 0 0 1-4-4z" fill="COLOUR"/><path d="M17 9h30v8H17z" fill="#555"/><path d="M22 30h20v14H22z" fill="#fff" opacity=".75"/>',
  pouch:
    '<path d="M17 10h30l3 46H14z" fill="COLOUR"/><path d="M17 10h30l.5 6h-31z" fill="#000" opacity=".2"/><circle cx="32" cy="36" r="9" fill="#fff" opacity=".7"/>',
  bar: '<rect x="10" y="14" width="36" height="14" rx="5" fill="COLOUR"/><rect x="16" y="28" width="36" height="14" rx="5" fill="COLOUR" opacity=".8"/><rect x="10" y="42" width="36" height="14" rx="5" fill="COLOUR"/>',
  candle:
    '<path d="M18 26h28v30H18z" fill="COLOUR" stroke="#999"/><path d="M31 26v-7h2v7z" fill="#333"/><path d="M32 6c5 6 4 11 0 13-4-2-5-7 0-13z" fill="#e08a1e"/>',
  garment:
    '<path d="M22 10h20l14 10-6 11-6-3v28H20V28l-6 3-6-11z" fill="COLOUR"/><path d="M26 10a6 6 0 0 0 12 0z" fill="#fff" opacity=".8"/>',
  hat: '<path d="M14 42c0-18 8-26 18-26s18 8 18 26z" fill="COLOUR"/><path d="M11 42h42v10H11z" fill="COLOUR" opacity=".75"/><circle cx="32" cy="12" r="6" fill="COLOUR"/>',
  mitten:
    '<path d="M20 44V22a11 11 0 0 1 22 0v8l4-4c4-3 8 2 5 6L42 44z" fill="COLOUR"/><path d="M19 46h24v10H19z" fill="COLOUR" opacity=".7"/>',
  rings:
    '<rect x="30" y="8" width="4" height="46" fill="#a98255"/><rect x="22" y="16" width="20" height="9" rx="4" fill="#e0a526"/><rect x="18" y="27" width="28" height="9" rx="4" fill="#b2332b"/><rect x="14" y="38" width="36" height="9" rx="4" fill="COLOUR"/><rect x="12" y="50" width="40" height="6" rx="3" fill="#a98255"/>',
  rope: '<path d="M14 32h36" stroke="COLOUR" stroke-width="8"/><circle cx="14" cy="32" r="8" fill="COLOUR"/><circle cx="50" cy="32" r="8" fill="COLOUR"/><path d="M22 28l4 8m4-8l4 8m4-8l4 8" stroke="#fff" stroke-width="2" opacity=".7"/>',
  box: '<path d="M10 20l22-10 22 10v26L32 56 10 46z" fill="COLOUR"/><path d="M10 20l22 10 22-10" fill="none" stroke="#fff" stroke-width="2"/><path d="M32 30v26" stroke="#fff" stroke-width="2"/>',
  lamp: '<path d="M20 8l20 8-12 14-14-6z" fill="COLOUR"/><path d="M28 22l10 14-12 18" fill="none" stroke="COLOUR" stroke-width="4"/><path d="M14 54h26v5H14z" fill="COLOUR"/>',
  mug: '<path d="M14 18h28v32a6 6 0 0 1-6 6H20a6 6 0 0 1-6-6z" fill="COLOUR"/><path d="M42 26h5a6 6 0 0 1 6 6v4a6 6 0 0 1-6 6h-5" fill="none" stroke="COLOUR" stroke-width="5"/>',
  bag: '<rect x="14" y="18" width="36" height="40" rx="9" fill="COLOUR"/><path d="M24 18v-3a8 8 0 0 1 16 0v3" fill="none" stroke="COLOUR" stroke-width="4"/><rect x="21" y="36" width="22" height="14" rx="3" fill="#fff" opacity=".4"/>',
} as const

/** Data URI of a drawing in a colour; `picture` is 'bottle b5762a'. Throws for a drawing that does not exist. */
export function pictureUri(picture: string): string {
  const [name = '', colour = ''] = picture.split(' ')
  const drawing = new Map<string, string>(Object.entries(DRAWINGS)).get(name)
  if (!drawing || !/^[0-9a-f]{6}$/.test(colour)) throw new Error(`no demo picture "${picture}"`)
  const body = drawing.replaceAll('COLOUR', `#${colour}`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${body}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
