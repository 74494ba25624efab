// node scripts/draw-card.ts: draws the picture that other sites show beside a link to Portage, and the icon of phones, from our own
// HTML in Chromium, into src/web/public. Run it again when the words or the look change.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { texts } from '#texts/en/login.ts'
import { findChromium } from './prepare/chromium.js'

const ROOT = join(import.meta.dirname, '..')
const OUT = join(ROOT, 'src/web/public')
const CARD = { width: 1200, height: 630 }
const ICON = { width: 180, height: 180 }

const font = (path: string) =>
  `data:font/woff2;base64,${readFileSync(join(ROOT, 'node_modules/@fontsource-variable', path), 'base64')}`

const HULL = `<path d="M4 8.3c1.3 5.2 4.5 7.2 8 7.2s6.7-2 8-7.2c-2.3 2.3-5 3.1-8 3.1s-5.7-.8-8-3.1Z" fill="#fff"/>
  <path d="M7 18.6h10" stroke="#fff" stroke-width="1.5" stroke-linecap="round" opacity=".7"/>`
const mark = (size: number, radius: number) =>
  `<svg width="${size}" height="${size}" viewBox="0 0 24 24"><rect width="24" height="24" rx="${radius}" fill="#0f546d"/>${HULL}</svg>`

const card = `<!doctype html><style>
  @font-face { font-family: Paper; font-weight: 200 900; src: url(${font('source-serif-4/files/source-serif-4-latin-wght-normal.woff2')}) }
  @font-face { font-family: Sans; font-weight: 100 700; src: url(${font('ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2')}) }
  body { margin: 0; width: 1200px; height: 630px; display: grid; grid-template-columns: 1fr 440px; gap: 56px; align-items: center;
    box-sizing: border-box; padding: 64px 72px; background: #f5f3ee; color: #14212b; font-family: Sans }
  .brand { display: flex; gap: 16px; align-items: center; font-size: 34px; font-weight: 650 }
  h1 { font: 600 62px/68px Paper; letter-spacing: -.018em; margin: 44px 0 28px }
  p { font-size: 25px; line-height: 34px; margin: 0; color: #43505a }
  .paper { background: #fffdf7; border: 1px solid #cdc8bb; border-radius: 10px; padding: 28px 30px; font-size: 20px; line-height: 28px }
  .paper b { font: 600 27px/34px Paper } .small { font-size: 17px; line-height: 24px; color: #43505a }
  .row { display: flex; gap: 8px; margin-top: 16px; font-weight: 600 } .row i { flex: 1; border-bottom: 2px dotted #858177; transform: translateY(-7px) }
  .total { border-top: 2px solid; border-bottom: 5px double; padding: 9px 0; font-size: 22px } hr { border: 0; border-top: 2px dashed #cdc8bb; margin: 16px -30px }
</style><body>
  <div><div class="brand">${mark(52, 6)} Portage</div><h1>${texts.headline}</h1><p>${texts.tagline}</p></div>
  <div class="paper"><b>${texts.specimenTitle}</b><div class="small">${texts.specimenFacts}</div><hr>
    <div class="row">${texts.specimenBase}<i></i>0.00</div><div class="small">${texts.specimenBaseWhy}</div>
    <div class="row">${texts.specimenAdded}<i></i>351.50</div><div class="small">U.S. note 51(b)(3)</div>
    <div class="row total">${texts.specimenDuty}<i></i>USD 351.50</div></div>
</body>`

const browser = await chromium.launch({
  executablePath: findChromium() || undefined,
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const page = await browser.newPage({ viewport: CARD })
  await page.setContent(card)
  await page.evaluate('document.fonts.ready')
  await page.screenshot({ path: join(OUT, 'card.png') })
  await page.setViewportSize(ICON)
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${mark(ICON.width, 0)}`)
  await page.screenshot({ path: join(OUT, 'icon-180.png') })
} finally {
  await browser.close()
}
