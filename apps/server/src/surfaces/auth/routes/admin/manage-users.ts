import { z } from 'zod'
import type { Endpoint } from '#http/requests/endpoint.ts'
import {
  adminCreateAccount,
  adminDeleteAccount,
  adminUpdateAccount,
} from '../../account-lifecycle/administer-account.ts'
import { listAccounts } from '../../accounts/account-store.ts'
import { requireGoodPassword, requireShortPassword } from '../../accounts/password.ts'
import type { AuthContext } from '../../auth-context.ts'
import { authErrors } from '../../auth-errors.ts'
import { parseBody } from '../../http/body.ts'
import { renderUser } from '../../http/render-user.ts'
import { requireAccountOfPath } from '../../http/require-account-of-path.ts'
import { parseAccountDetails } from './account-details.ts'

const numberOf = (value: unknown, fallback: number, most: number): number => {
  const parsed = typeof value === 'string' && value !== '' ? Number(value) : fallback
  if (!Number.isInteger(parsed) || parsed < 1 || parsed > 1_000_000)
    throw authErrors.validationFailed('Bad Pagination Parameters')
  return Math.min(parsed, most)
}

const listUsers: Endpoint<AuthContext> = (app, context) =>
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

const deleteSchema = z.object({ should_soft_delete: z.boolean().nullish() })

/** docs/contract/auth.md §27. */
export const manageUsers: Endpoint<AuthContext> = (app, context) => {
  listUsers(app, context)
  app.post('/admin/users', async (request) => {
    const details = await parseAccountDetails(context, request, requireShortPassword)
    if (!details.email && !details.phone)
      throw authErrors.validationFailed('Cannot create a user without either an email or phone')
    return renderUser(await adminCreateAccount(context, details))
  })
  app.get('/admin/users/:userId', async (request) =>
    renderUser(await requireAccountOfPath(context, request)),
  )
  app.put('/admin/users/:userId', async (request) => {
    const account = await requireAccountOfPath(context, request)
    const details = await parseAccountDetails(context, request, (password) =>
      requireGoodPassword(context, password),
    )
    return renderUser(await adminUpdateAccount(context, account, details))
  })
  app.delete('/admin/users/:userId', async (request) => {
    const account = await requireAccountOfPath(context, request)
    const body = parseBody(deleteSchema, request)
    await adminDeleteAccount(context, account, body.should_soft_delete ?? false)
    return {}
  })
}
