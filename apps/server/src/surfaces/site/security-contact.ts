import type { Endpoint } from '#http/requests/endpoint.ts'
import type { Config } from '#platform/config.ts'
import type { Platform } from '#platform/platform.ts'

/** RFC 9116, section 2.5.5, recommends less than a year. */
const VALID_DAYS = 180
const DAY_MS = 86_400_000

/** The contact page reaches the operator; RFC 9116, section 2.5.3, wants web addresses on https. */
const contactOf = ({ securityContact, publicUrl }: Config): string | undefined =>
  securityContact ?? (publicUrl.startsWith('https:') ? `${publicUrl}/contact` : undefined)

const renderSecurityContact = (contact: string, { publicUrl }: Config, now: Date): string => {
  const expires = new Date((Math.floor(now.getTime() / DAY_MS) + VALID_DAYS) * DAY_MS)
  const canonical = publicUrl.startsWith('https:')
    ? [`Canonical: ${publicUrl}/.well-known/security.txt`]
    : []
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, hi',
    ...canonical,
    '',
  ].join('\n')
}

/** GET /.well-known/security.txt (RFC 9116); absent where the operator can be reached by no address. */
export const serveSecurityContact: Endpoint<Platform> = (app, { config, clock }) => {
  const contact = contactOf(config)
  if (contact === undefined) return
  app.get('/.well-known/security.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(renderSecurityContact(contact, config, clock.now())),
  )
}
