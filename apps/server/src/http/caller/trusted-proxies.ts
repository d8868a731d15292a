import { BlockList, isIP } from 'node:net'
import type { Config } from '#platform/config.ts'

type Trust = Config['trustProxy']
type TrustFunction = (address: string, hop: number) => boolean

/** Loopback, private and link-local networks (RFC 1918, 4193, 3927, 4291). */
const NEAR = new BlockList()
NEAR.addSubnet('127.0.0.0', 8, 'ipv4')
NEAR.addSubnet('10.0.0.0', 8, 'ipv4')
NEAR.addSubnet('172.16.0.0', 12, 'ipv4')
NEAR.addSubnet('192.168.0.0', 16, 'ipv4')
NEAR.addSubnet('169.254.0.0', 16, 'ipv4')
NEAR.addAddress('::1', 'ipv6')
NEAR.addSubnet('fc00::', 7, 'ipv6')
NEAR.addSubnet('fe80::', 10, 'ipv6')

const isNear = (address: string): boolean => {
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  const family = isIP(bare)
  return family !== 0 && NEAR.check(bare, family === 4 ? 'ipv4' : 'ipv6')
}

/**
 * Fastify trusts no connection for a number alone, because a client could connect past the proxy. So the
 * proxy that connects must have an address of this machine or of a private network; those before it
 * are counted.
 *
 * @returns what Fastify takes as `trustProxy`
 */
export const trustedProxies = (trust: Trust): boolean | string[] | TrustFunction => {
  if (typeof trust !== 'number') return trust
  return (address, hop) => hop < trust && (hop > 0 || isNear(address))
}
