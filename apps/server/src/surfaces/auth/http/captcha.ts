import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { addressOf } from '#http/caller/address-of.ts'
import { callerOf } from '#http/caller/caller.ts'
import { createBoundedFetch } from '#platform/bounded-fetch.ts'
import type { AuthContext } from '../auth-context.ts'
import { authErrors } from '../auth-errors.ts'

const askService = createBoundedFetch(5_000)
/** Of both services; hCaptcha's have a few thousand signs. */
const LONGEST_TOKEN = 8_192

const securitySchema = z.object({
  gotrue_meta_security: z.object({ captcha_token: z.string().nullish() }).nullish(),
})

const answerSchema = z.object({
  success: z.boolean(),
  // Its words stand in our answer.
  'error-codes': z.array(z.string().max(100)).max(10).optional(),
})

const tokenOf = (body: unknown): string => {
  const parsed = securitySchema.safeParse(body ?? {})
  return (parsed.success && parsed.data.gotrue_meta_security?.captcha_token) || ''
}

/**
 * Asks the captcha service, where the operator has configured one. Turnstile and hCaptcha have the
 * same interface.
 *
 * @throws {AuthError} `captcha_failed`
 */
export const requireCaptcha = async (
  context: AuthContext,
  request: FastifyRequest,
): Promise<void> => {
  const { captcha } = context.config
  if (!captcha || callerOf(request).role === 'service_role') return
  const token = tokenOf(request.body)
  if (token === '') throw authErrors.captchaMissing()
  if (token.length > LONGEST_TOKEN) throw authErrors.captchaRejected('invalid-input-response')
  const answer = await askService(captcha.verifyUrl, {
    method: 'POST',
    redirect: 'error',
    body: new URLSearchParams({
      secret: captcha.secret,
      response: token,
      remoteip: addressOf(request),
    }),
  })
    .then(async (response) => answerSchema.parse(response.ok ? await response.json() : undefined))
    .catch((error: unknown) => {
      context.log.warn({ err: error }, 'the captcha service gave no answer')
      throw authErrors.unavailable()
    })
  if (!answer.success)
    throw authErrors.captchaRejected((answer['error-codes'] ?? ['unknown']).join(', '))
}
