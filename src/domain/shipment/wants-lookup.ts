// What of an item can be looked up: its code, and its maker where the origin says where to look.
import { parseHtsCode } from '../hts-code.ts'

type Known = {
  readonly htsCode: string | null
  readonly makerId: string | null
  readonly countryOfOrigin: string | null
}

export const lacksCode = ({ htsCode }: Pick<Known, 'htsCode'>): boolean => !parseHtsCode(htsCode ?? '')

export const lacksMaker = ({ makerId, countryOfOrigin }: Pick<Known, 'makerId' | 'countryOfOrigin'>): boolean =>
  !makerId && countryOfOrigin !== null

export const wantsLookup = (item: Known): boolean => lacksCode(item) || lacksMaker(item)
