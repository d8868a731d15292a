import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import helmet from '@fastify/helmet'
import type { Platform } from '#platform/platform.ts'

/** Headers that every answer carries; pages set their own content security policy. */
export const securityHeaders = fp(async (app: FastifyInstance, platform: Platform) => {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        frameAncestors: ["'none'"],
        sandbox: [],
      },
    },
    // Built-in and own sounds may be played from another site's page.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // Never the whole address: for a moment it holds the one-time code of a mail or of Google.
    referrerPolicy: { policy: 'strict-origin' },
    strictTransportSecurity: platform.config.publicUrl.startsWith('https:')
      ? { maxAge: 31_536_000, includeSubDomains: false }
      : false,
  })
})
