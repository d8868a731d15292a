import { isIP } from 'node:net'

/** The eight groups of an IPv6 address, in hexadecimal without leading zeros. */
const groupsOf = (address: string): string[] => {
  const { hostname } = new URL(`http://[${address}]`)
  const [head = '', tail = ''] = hostname.slice(1, -1).split('::')
  const [left, right] = [head, tail].map((half) => half.split(':').filter((group) => group !== ''))
  const known = [...(left ?? []), ...(right ?? [])].length
  return [...(left ?? []), ...Array<string>(8 - known).fill('0'), ...(right ?? [])]
}

const v4Of = (high: string, low: string): string =>
  [high, low]
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.')

/**
 * Whom a limit by address counts. A visitor has a whole /64 of IPv6 (RFC 6177), so that its
 * addresses count as one. An IPv4 address in IPv6 form (`::ffff:192.0.2.1`) counts as itself. A
 * proxy's header may hold any text: all texts that are no addresses count as one.
 */
export const subjectOfAddress = (address: string): string => {
  const bare = address.split('%', 1)[0] ?? ''
  const version = isIP(bare)
  if (version === 4) return bare
  if (version === 0) return 'no address'
  const [a, b, c, d, e, f, g = '0', h = '0'] = groupsOf(bare)
  const isMapped = [a, b, c, d, e].every((group) => group === '0') && f === 'ffff'
  return isMapped ? v4Of(g, h) : `${[a, b, c, d].join(':')}::/64`
}
