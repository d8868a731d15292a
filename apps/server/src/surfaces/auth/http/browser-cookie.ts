import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AuthContext } from '../auth-context.ts'
import { FLOW_SECONDS } from '../codes/flow-state-store.ts'
import { createBrowserSecret, isBrowserSecret } from '../identities/browser-of-flow.ts'

const isSecure = (context: AuthContext): boolean => context.config.publicUrl.startsWith('https:')

/**
 * Only the host itself can set a cookie with the prefix `__Host-`; a neighbouring subdomain cannot
 * plant one. The prefix asks for TLS and for the path `/`.
 */
const nameOf = (context: AuthContext): string =>
  isSecure(context) ? '__Host-dhvani-browser' : 'dhvani-browser'

/** What this browser's cookie holds; `undefined` without one. */
export const findBrowserSecret = (
  context: AuthContext,
  request: FastifyRequest,
): string | undefined => {
  const prefix = `${nameOf(context)}=`
  const pair = (request.headers.cookie ?? '')
    .split(';')
    .map((text) => text.trim())
    .find((text) => text.startsWith(prefix))
  const value = pair?.slice(prefix.length) ?? ''
  return isBrowserSecret(value) ? value : undefined
}

/** One secret for all tabs of a browser, so that a second flow does not end the first. */
export const keepBrowserSecret = (
  context: AuthContext,
  request: FastifyRequest,
  reply: FastifyReply,
): string => {
  const secret = findBrowserSecret(context, request) ?? createBrowserSecret()
  const attributes = ['Path=/', `Max-Age=${FLOW_SECONDS}`, 'HttpOnly', 'SameSite=Lax']
  if (isSecure(context)) attributes.push('Secure')
  reply.header('set-cookie', [`${nameOf(context)}=${secret}`, ...attributes].join('; '))
  return secret
}
