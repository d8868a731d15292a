import type { Endpoint } from '#http/endpoint.ts'
import type { Platform } from '#platform/platform.ts'
import { hostNameOf, onlyFromThisMachine } from './from-this-machine.ts'
import { createMailboxDoor } from './mailbox-door.ts'

/**
 * Mail on a machine without a mailer (docs/contract/product.md §10). The site's own port shows no mail:
 * it sends the browser to another port of this machine, which a proxy in front of the site does not
 * pass on (decision 100).
 */
export const serveMailbox: Endpoint<Platform> = (app, platform) => {
  if (platform.config.delivery !== 'mailbox') return
  const door = createMailboxDoor(platform)
  app.addHook('onClose', () => door.close())
  for (const path of ['/mailbox', '/mailbox.json'])
    app.get(path, { onRequest: onlyFromThisMachine }, async (request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .redirect(`http://${hostNameOf(request)}:${await door.open()}${path}`, 307),
    )
}
