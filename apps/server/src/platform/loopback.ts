import { isIP } from 'node:net'

/** @returns whether only this machine can reach a host of that name */
export const isLoopbackHost = (host: string): boolean => {
  const bare = host.replace(/^\[|\]$|\.$/g, '').toLowerCase()
  if (bare === 'localhost' || bare.endsWith('.localhost') || bare === '::1') return true
  return isIP(bare) === 4 && bare.startsWith('127.')
}
