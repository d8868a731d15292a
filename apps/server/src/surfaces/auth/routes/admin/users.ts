import { z } from 'zod'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AuthContext } from '../../auth-context.ts'
import { AuthError, authErrors } from '../../auth-errors.ts'
import {
  adminCreateAccount,
  adminDeleteAccount,
  adminUpdateAccount,
} from '../../flows/administer-account.ts'
import { renderUser } from '../../render-user.ts'
import { parseAccountDetails } from '../../rules/account-details.ts'
import { parseBody } from '../../rules/body.ts'
import { isUuid } from '../../rules/require-account.ts'
import { findAccountById, listAccounts, type Account } from '../../store/accounts.ts'

export const requireAccountOfPath = async (
  context: AuthContext,
  request: FastifyRequest,
): Promise<Account> => {
  const { userId } = request.params as { userId?: string }
  if (!isUuid(userId)) throw authErrors.validationFailed('user_id must be an UUID', 404)
  const account = await findAccountById(context.database, userId)
  if (!account) throw new AuthError(404, 'user_not_found', 'User not found')
  return account
}

const numberOf = (value: unknown, fallback: number, most: number): number => {
  const parsed = typeof value === 'string' && value !== '' ? Number(value) : fallback
  if (!Number.isInteger(parsed) || parsed < 1 || parsed > 1_000_000)
    throw authErrors.validationFailed('Bad Pagination Parameters')
  return Math.min(parsed, most)
}

const registerList = (app: FastifyInstance, context: AuthContext): void => {
  app.get<{ Querystring: { page?: string; per_page?: string } }>(
    '/admin/users',
    async (request, reply) => {
      const page = numberOf(request.query.page, 1, 1_000_000)
      const perPage = numberOf(request.query.per_page, 50, 1000)
      const { accounts, total } = await listAccounts(context.database, {
        offset: (page - 1) * perPage,
        limit: perPage,
      })
      const last = Math.max(1, Math.ceil(total / perPage))
      const link = (to: number, rel: string) =>
        `<${context.apiUrl}/admin/users?page=${to}&per_page=${perPage}>; rel="${rel}"`
      const links = [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')]
      reply.header('x-total-count', String(total)).header('link', links.join(', '))
      return { users: accounts.map(renderUser), aud: 'authenticated' }
    },
  )
}

const deleteSchema = z.object({ should_soft_delete: z.boolean().nullish() })

/** Accounts, for operators (docs/contract/auth.md §27). A hook guards the whole `/admin` scope. */
export const registerAdminUsers = (app: FastifyInstance, context: AuthContext): void => {
  registerList(app, context)
  app.post('/admin/users', async (request) => {
    const details = await parseAccountDetails(context, request)
    if (!details.email && !details.phone)
      throw authErrors.validationFailed('Cannot create a user without either an email or phone')
    return renderUser(await adminCreateAccount(context, details))
  })
  app.get('/admin/users/:userId', async (request) =>
    renderUser(await requireAccountOfPath(context, request)),
  )
  app.put('/admin/users/:userId', async (request) => {
    const account = await requireAccountOfPath(context, request)
    const details = await parseAccountDetails(context, request)
    return renderUser(await adminUpdateAccount(context, account, details))
  })
  app.delete('/admin/users/:userId', async (request) => {
    const account = await requireAccountOfPath(context, request)
    const body = parseBody(deleteSchema, request)
    await adminDeleteAccount(context, account, body.should_soft_delete ?? false)
    return {}
  })
}
