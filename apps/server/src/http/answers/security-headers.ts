import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Platform } from '#platform/platform.ts'

/**
 * What the site uses: sound, copying a link, the whole screen at night, recording a sound of one's own, passkeys, a screen
 * that stays on until the morning where a listener asks for it. Every document allows the microphone, as a navigation
 * inside the app keeps the policy of the first one. It shares links too, but `web-share` is left at its default, the
 * site itself: Chromium on Linux warns of names that it does not know.
 */
const ALLOWED_FEATURES = [
  'autoplay',
  'clipboard-write',
  'fullscreen',
  'microphone',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
]

/**
 * What no page of the site asks for. A browser then refuses it to injected scripts and frames too.
 */
const REFUSED_FEATURES = [
  'accelerometer',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'midi',
  'payment',
  'picture-in-picture',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

const PERMISSIONS_POLICY = [
  ...ALLOWED_FEATURES.map((feature) => `${feature}=(self)`),
  ...REFUSED_FEATURES.map((feature) => `${feature}=()`),
].join(', ')

const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none';sandbox",
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  // Built-in and own sounds may be played from another site's page.
  'cross-origin-resource-policy': 'cross-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': PERMISSIONS_POLICY,
  // Never the whole address: after a mail's link or Google it holds a one-time code for a moment.
  'referrer-policy': 'strict-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
}

/** RFC 6797: a year, for all subdomains. */
const STRICT_TRANSPORT_SECURITY = 'max-age=31536000; includeSubDomains'

/** By the site's own address, or by what a trusted proxy says of this request. */
const isBehindTls = (request: FastifyRequest, publicUrl: string): boolean =>
  publicUrl.startsWith('https:') || request.protocol === 'https'

const setSecurityHeaders = (
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string,
): void => {
  reply.headers(HEADERS)
  if (isBehindTls(request, publicUrl))
    reply.header('strict-transport-security', STRICT_TRANSPORT_SECURITY)
}

/** Answers addresses that the router cannot read; no hook runs for them. */
export const refuseAddress =
  (publicUrl: string) => (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    setSecurityHeaders(request, reply, publicUrl)
    const { statusCode = 400, code, message } = error
    void reply.code(statusCode).send({ error: STATUS_CODES[statusCode], code, message, statusCode })
  }

/** Headers that every answer carries; pages set their own content security policy. */
export const securityHeaders = fp(async (app: FastifyInstance, platform: Platform) => {
  const { publicUrl } = platform.config
  app.addHook('onRequest', (request, reply, done) => {
    setSecurityHeaders(request, reply, publicUrl)
    done()
  })
})
