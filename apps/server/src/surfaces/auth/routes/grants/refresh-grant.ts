import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AuthContext } from '../../auth-context.ts'
import { authErrors } from '../../auth-errors.ts'
import { optionalText, parseBody } from '../../http/body.ts'
import { renderSession } from '../../http/render-session.ts'
import { refreshSession } from '../../sessions/refresh-session.ts'
import { isRefreshToken } from '../../sessions/refresh-token-store.ts'

const bodySchema = z.object({ refresh_token: optionalText })

/** docs/contract/auth.md §13.2. */
export const refreshGrant = async (context: AuthContext, request: FastifyRequest) => {
  const { refresh_token: token } = parseBody(bodySchema, request)
  if (!isRefreshToken(token)) throw authErrors.refreshTokenMalformed()
  return renderSession(context, await refreshSession(context, token))
}
