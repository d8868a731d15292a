import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Platform } from '#platform/platform.ts'

const headersFor = (publicUrl: string): Readonly<Record<string, string>> => ({
  'content-security-policy': "default-src 'none';frame-ancestors 'none';sandbox",
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  // Built-in and own sounds may be played from another site's page.
  'cross-origin-resource-policy': 'cross-origin',
  'origin-agent-cluster': '?1',
  // Never the whole address: after a mail's link or Google it holds a one-time code for a moment.
  'referrer-policy': 'strict-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
  ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
})

/** Headers that every answer carries; pages set their own content security policy. */
export const securityHeaders = fp(async (app: FastifyInstance, platform: Platform) => {
  const headers = headersFor(platform.config.publicUrl)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
})
