// How addresses and networks are written.
import { isIP } from 'node:net'

/** An address, or a network such as 10.0.0.0/8. */
export function isNetwork(text: string): boolean {
  const [address = '', bits = '', ...more] = text.split('/')
  const longest = isIP(address) === 4 ? 32 : 128
  return (
    isIP(address) > 0 &&
    more.length === 0 &&
    (!text.includes('/') || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest))
  )
}
