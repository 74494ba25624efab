// What stands on the page before any script or style has come: the words of the screen at the address, in each language, for the build to
// write into index.html. The server leaves the line of the address and the language that are asked for (`src/server/http/pages.ts`); React
// puts the screen in its place.
import { LANGUAGES, type Language } from '#domain/language.ts'
import { texts as dashboardEn } from '#texts/en/dashboard.ts'
import { texts as frameEn } from '#texts/en/frame.ts'
import { texts as loginEn } from '#texts/en/login.ts'
import { texts as toolsEn } from '#texts/en/tools.ts'
import { wordsIn } from '#words/language.ts'
import { LANGUAGE_ROWS } from '#words/language-rows.ts'
import { PATHS } from './paths.ts'
import { COLOURS } from './tokens.ts'

type FirstWords = {
  readonly title?: string
  readonly about: string
  /** In a card beside them. */
  readonly section?: string
  /** In a thin frame under them. */
  readonly advice?: string
}

/** By where the address begins; what ends in '/' is all below it, '/' everything else: what stands there depends on who is signed in. */
function wordsAt(language: Language): Readonly<Record<string, FirstWords>> {
  const login = wordsIn(language, loginEn)
  const tools = wordsIn(language, toolsEn)
  const list = wordsIn(language, dashboardEn)
  const { opening } = wordsIn(language, frameEn)
  return {
    [PATHS.login]: { title: login.headline, about: login.promise, section: login.clientLogin },
    [PATHS.classifier]: { title: tools.classifier, about: tools.classifierAbout },
    [PATHS.makerLookup]: { title: tools.maker, about: tools.makerAbout },
    [PATHS.feeCalculator]: { title: tools.fees, about: tools.feesIntro },
    [PATHS.dashboard]: { title: list.title, about: list.subtitle, advice: list.advice },
    [`${PATHS.dashboard}/`]: { about: opening },
    '/': { about: opening },
  }
}

/** One line of HTML for each address and language, marked with both. */
export async function firstWords(): Promise<string> {
  await Promise.all(LANGUAGES.map((language) => LANGUAGE_ROWS[language].learnTexts()))
  const lines = LANGUAGES.flatMap((language) =>
    Object.entries(wordsAt(language)).map(([at, words]) => lineOf(language, at, words)),
  )
  return lines.join('\n')
}

/** Not headings or landmarks: the screen brings its own a moment later. */
function lineOf(language: Language, at: string, { title, about, section, advice }: FirstWords): string {
  const part = (name: string, text: string | undefined) =>
    text === undefined ? '' : `<div class="first-${name}">${escaped(text)}</div>`
  const head = `<div>${part('title', title)}${part('about', about)}</div>`
  const page = head + part('section', section) + part('advice', advice)
  const kinds = [
    'first',
    ...(section === undefined ? [] : ['first-land']),
    ...(advice === undefined ? [] : ['first-list']),
  ]
  return (
    `<div class="${kinds.join(' ')}" lang="${language}" data-at="${at}" data-language="${language}">` +
    `${part('top', wordsIn(language, frameEn).brand)}<div class="first-page">${page}</div></div>`
  )
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const ROLES = ['canvas', 'surface', 'line', 'line-strong', 'ink', 'ink-2'] as const
const roles = (scheme: 0 | 1): string =>
  `:where(html){${ROLES.map((role) => `--${role}:${COLOURS[role][scheme]}`).join(';')}}`

/**
 * The look of the first words, with the measures of the screens that follow (`frame.module.css`, `login.module.css`, `list-page.module.css`, `notice.module.css`). Letters of the reader's
 * system, so that nothing moves when ours arrive. What is in `:where` gives way to
 * the styles of the product.
 */
export const FIRST_STYLE = [
  `${roles(0)}@media(prefers-color-scheme:dark){${roles(1)}}`,
  ':where(body){margin:0;background:var(--canvas);color:var(--ink)}',
  '.first{font:14px/20px system-ui,sans-serif}',
  '.first-top{height:52px;box-sizing:border-box;padding:15px 28px 0 61px;background:var(--surface);' +
    'border-bottom:1px solid var(--line);font-weight:650;font-size:16px}',
  '.first-page{max-width:1180px;margin:0 auto;padding:24px 28px;box-sizing:border-box}',
  '.first-title{margin-top:36px;font:600 26px/32px system-ui,sans-serif}',
  '.first-about{margin-top:4px;color:var(--ink-2)}',
  '.first-land .first-page{display:grid;grid-template-columns:minmax(0,1fr) 452px;gap:84px;padding-top:60px;align-items:start}',
  ".first-land .first-title{margin:0;font:600 48px/52px Georgia,'Liberation Serif',serif;" +
    'letter-spacing:-.018em;max-width:13em;text-wrap:balance}',
  '.first-land .first-about{margin-top:14px;font-size:17px;line-height:26px;max-width:34em}',
  '.first-section{padding:15px 18px;min-height:240px;box-sizing:border-box;background:var(--surface);' +
    'border:1px solid var(--line-strong);border-radius:10px;font-size:15px;font-weight:600}',
  '.first-list .first-page{max-width:1496px}',
  '.first-list .first-title{margin:0}.first-list .first-about{margin:0;font-size:13px;line-height:18px}',
  '.first-advice{margin-top:16px;padding:8px 14px 8px 40px;border:1px solid var(--line-strong);border-radius:6px;' +
    'font-size:13px;line-height:18px;color:var(--ink-2)}',
  '@media(max-width:1060px){.first-land .first-page{grid-template-columns:minmax(0,1fr);gap:32px;padding-top:32px}',
  '.first-section{order:-1}.first-land .first-title{font-size:32px;line-height:38px}}',
  '@media(max-width:719px){.first-top{padding-left:49px}.first-page{padding:16px}.first-land .first-page{padding-top:24px}',
  '.first-title{font-size:22px;line-height:28px}.first-advice{display:none}}',
].join('')
