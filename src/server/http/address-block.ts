// Whom a network address stands for when requests are counted by address.
import { isIPv6 } from 'node:net'

/** Groups of an IPv6 address that name the network; the rest is the customer's to choose, and so no limit at all. */
const NETWORK_GROUPS = 4
const GROUPS = 8
const MAPPED = '::ffff:'

/** '203.0.113.9' for IPv4, mapped or not; '2001:db8:0:1' for every address of that IPv6 network of 64 bits. */
export function addressBlock(address: string): string {
  const [plain = ''] = address.toLowerCase().split('%')
  if (plain.startsWith(MAPPED) && plain.includes('.')) return plain.slice(MAPPED.length)
  if (!isIPv6(plain)) return plain
  const [before = '', after = ''] = plain.split('::')
  const first = before === '' ? [] : before.split(':')
  const last = after === '' ? [] : after.split(':')
  const zeros = plain.includes('::') ? Array.from({ length: GROUPS - first.length - last.length }, () => '0') : []
  const groups = [...first, ...zeros, ...last].slice(0, NETWORK_GROUPS)
  return groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')
}
