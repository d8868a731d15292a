import { resolveMx, resolveTxt } from 'node:dns/promises'
import type { Config } from '#platform/config.ts'
import { isLoopbackHost } from '#platform/loopback.ts'
import { checkAddress } from './check-address.ts'
import { checkCertificate } from './check-certificate.ts'
import { checkDisk } from './check-disk.ts'
import { checkMail } from './check-mail.ts'
import { checkTimeService } from './check-time-service.ts'
import { ok, type Finding } from './finding.ts'

/** The machine and what the site looks like from outside. */
export const examineOutside = async (config: Config): Promise<Finding[]> => {
  const url = new URL(config.publicUrl)
  const now = () => new Date()
  const visitors = isLoopbackHost(url.hostname)
    ? [ok('address: PUBLIC_URL is this machine; no listener comes from outside')]
    : await checkAddress(config.publicUrl, now)
  const certificate = url.protocol === 'https:' ? [await checkCertificate(url, now())] : []
  return [
    await checkDisk(config.dataDirectory),
    ...(await checkTimeService()),
    ...(await checkMail(config, { resolveMx, resolveTxt })),
    ...visitors,
    ...certificate,
  ]
}
