import { once } from 'node:events'
import { connect, type ConnectionOptions } from 'node:tls'
import { isIP } from 'node:net'
import { ok, problem, reasonOf, warning, type Finding } from './finding.ts'

const DAY_MS = 86_400_000
const TIMEOUT_MS = 10_000
/** certbot and Caddy renew 30 days before the end, so something hindered them. */
const FEW_DAYS = 14

/**
 * Looks at the certificate as a browser would.
 *
 * @param trusted certificates of authorities that count beside the usual ones
 */
export const checkCertificate = async (
  { hostname, port }: URL,
  now: Date,
  trusted: Pick<ConnectionOptions, 'ca'> = {},
): Promise<Finding> => {
  const host = hostname.replace(/^\[|\]$/g, '')
  const socket = connect({
    host,
    port: Number(port || 443),
    ...(isIP(host) ? {} : { servername: host }),
    timeout: TIMEOUT_MS,
    ...trusted,
  })
  // With `syscall`, as the system's own errors have it: below it tells silence from a refused certificate.
  socket.once('timeout', () =>
    socket.destroy(Object.assign(new Error('no answer within 10 s'), { syscall: 'connect' })),
  )
  try {
    await once(socket, 'secureConnect')
    const end = new Date(socket.getPeerCertificate().valid_to)
    const days = Math.floor((end.getTime() - now.getTime()) / DAY_MS)
    const text = `certificate: good for another ${days} days`
    return days < FEW_DAYS ? warning(text) : ok(text)
  } catch (error) {
    const isUnanswered = (error as NodeJS.ErrnoException).syscall !== undefined
    return problem(
      isUnanswered
        ? `certificate: nothing answers at ${host}:${port || 443} (${reasonOf(error)})`
        : `certificate: browsers refuse it (${reasonOf(error)})`,
    )
  } finally {
    socket.destroy()
  }
}
