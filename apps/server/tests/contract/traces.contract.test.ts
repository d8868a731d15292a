import { beforeAll, expect, it } from 'vitest'
import { call, codeIn, linkIn, newEmail, PASSWORD, type TestServer } from '../harness/index.ts'
import { onOneDatabase } from '../harness/databases.ts'

onOneDatabase('what a sign-up and a sign-in leave behind', (start) => {
  let server: TestServer
  let lines = ''
  const email = newEmail()
  const secrets: string[] = [PASSWORD]
  beforeAll(async () => {
    server = await start({
      config: { LOG_LEVEL: 'trace' },
      logTo: { write: (line) => void (lines += line) },
    })
    const { auth } = server.client()
    await auth.signUp({ email, password: PASSWORD })
    const [mail] = await server.mailbox(email)
    const link = new URL(linkIn(mail))
    await call(server, 'GET', `${link.pathname}${link.search}`)
    const { data } = await auth.signInWithPassword({ email, password: PASSWORD })
    if (!data.session) throw new Error('The sign-in failed.')
    await auth.refreshSession()
    const { access_token: access, refresh_token: refresh } = data.session
    secrets.push(codeIn(mail), link.searchParams.get('token') ?? '', access, refresh)
    secrets.push(server.serviceKey)
    await call(server, 'GET', '/auth/v1/admin/users', { token: server.serviceKey })
  })

  it('is a log without a secret in it', () => {
    expect(lines).toContain('/auth/v1/verify?token=…')
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(5)
      expect(lines).not.toContain(secret)
    }
  })

  it('is an audit log that names the action, the account and the address', async () => {
    const rows = await server.database.query<{ action: string; ip_address: string }>(
      `select payload->>'action' as action, ip_address from auth.audit_log_entries
       where payload->>'actor_username' = $1 order by created_at`,
      [email],
    )
    expect(rows.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['user_signedup', 'login']),
    )
    for (const { ip_address: address } of rows)
      expect(address).toMatch(/^(127\.0\.0\.1|::1|::ffff:.*)$/)
  })
})
