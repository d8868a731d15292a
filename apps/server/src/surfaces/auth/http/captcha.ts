import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { addressOf } from '#http/address-of.ts'
import { callerOf } from '#http/caller.ts'
import type { AuthContext } from '../auth-context.ts'
import { authErrors } from '../auth-errors.ts'

const TIMEOUT_MS = 5_000

const securitySchema = z.object({
  gotrue_meta_security: z.object({ captcha_token: z.string().nullish() }).nullish(),
})

const answerSchema = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string()).optional(),
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
  const response = await fetch(captcha.verifyUrl, {
    method: 'POST',
    redirect: 'error',
    body: new URLSearchParams({
      secret: captcha.secret,
      response: token,
      remoteip: addressOf(request),
    }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined)
  if (!response?.ok) throw authErrors.unavailable()
  const answer = answerSchema.parse(await response.json())
  if (!answer.success)
    throw authErrors.captchaRejected((answer['error-codes'] ?? ['unknown']).join(', '))
}
