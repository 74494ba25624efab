// The origin a description states in words ('made in China', 'produit du Maroc'), for goods whose origin nobody gave.
import { plainLetters } from '../classification/terms.ts'
import { parseCountry } from '../countries.ts'
import type { Good } from './finding.ts'

const STATEMENT =
  /\b(?:made|manufactured|produced|grown|woven|knitted|sewn|mined|farmed|bottled|product|produce|crafted|rolled|distilled|brewed|imported|fabrique|fabriquee|produit|cultive|tisse|tissee|cousu|importe|importee|originaire|origin|origine|provenance)s?(?: (?:in|of|from|by|en|au|aux|de|du|des|the|la|le|les|d|l)){0,2} ([a-z]{4,}(?: [a-z]+){0,3})/g

/** Cities that listings name in place of an embargoed country. */
const CITIES: Readonly<Record<string, string>> = {
  ...citiesOf('CU', 'havana habana havane varadero camaguey holguin cienfuegos matanzas'),
  ...citiesOf('IR', 'tehran teheran isfahan ispahan esfahan shiraz chiraz tabriz mashhad yazd kerman kashan qom'),
  ...citiesOf('KP', 'pyongyang kaesong sinuiju wonsan rason'),
  ...citiesOf(
    'RU',
    'moscow moscou petersburg kazan novosibirsk vladivostok murmansk kaliningrad siberia siberie kamchatka',
  ),
  ...citiesOf('CN', 'shenzhen guangzhou shanghai beijing yiwu'),
}

function citiesOf(country: string, names: string): Readonly<Record<string, string>> {
  return Object.fromEntries(names.split(' ').map((name) => [name, country]))
}

/** Goods with the origin their description states, where it states one and no other was given. */
export function withStatedOrigin(good: Good): Good {
  if (good.origin !== undefined) return good
  const origin = statedOrigin(good.description)
  return origin === undefined ? good : { ...good, origin }
}

function statedOrigin(description: string): string | undefined {
  const plain = plainLetters(description).replace(/[^a-z0-9,;.]+/g, ' ')
  for (const [, name = ''] of plain.matchAll(STATEMENT)) {
    const words = name.split(' ')
    for (let length = words.length; length > 0; length -= 1) {
      const text = words.slice(0, length).join(' ')
      const country = CITIES[text] ?? (text.length > 3 ? parseCountry(text) : undefined)
      if (country) return country
    }
  }
  return undefined
}
