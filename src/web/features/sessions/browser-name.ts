// The browser and system in what a browser says of itself: enough for a person to know their own again.

/** Order matters: Edge names Chrome too, Chrome names Safari. */
const BROWSERS = [
  ['Edge', /\bEdg/],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const
const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const

type Named = readonly (readonly [name: string, sign: RegExp])[]

const nameIn = (names: Named, agent: string): string | undefined => names.find(([, sign]) => sign.test(agent))?.[0]

export const browserIn = (agent: string) => ({ browser: nameIn(BROWSERS, agent), system: nameIn(SYSTEMS, agent) })
