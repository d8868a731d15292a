import { beforeAll, expect, it } from 'vitest'
import { aPerson, call, linkIn, PASSWORD, refusal, type TestServer } from '../harness/index.ts'
import { onOneDatabase } from '../harness/databases.ts'

/** No service takes one of two values that a proxy in front may have judged by the other. */
onOneDatabase('a parameter that comes twice', (start) => {
  let server: TestServer
  beforeAll(async () => {
    server = await start()
  })

  it('names no provider and no grant', async () => {
    const { email } = await aPerson(server)
    const provider = await call(
      server,
      'GET',
      '/auth/v1/authorize?provider=google&provider=another',
    )
    expect(refusal(provider)).toMatchObject({ status: 400, code: 'validation_failed' })
    for (const grants of ['password&grant_type=password', 'refresh_token&grant_type=password']) {
      const answer = await call(server, 'POST', `/auth/v1/token?grant_type=${grants}`, {
        body: { email, password: PASSWORD },
      })
      expect(refusal(answer)).toMatchObject({ status: 400, code: 'invalid_credentials' })
    }
  })

  it('opens no mailed link, and leads nowhere else', async () => {
    const { email } = await aPerson(server)
    const client = server.client()
    await client.auth.resetPasswordForEmail(email)
    const link = linkIn((await server.mailbox(email))[0])
    const open = async (more: string) => {
      const { status, headers } = await call(
        server,
        'GET',
        `${link.replace(server.url, '')}${more}`,
      )
      expect(status).toBe(303)
      return new URL(headers.get('location') ?? '')
    }
    for (const more of ['&token=another', '&type=signup']) {
      const target = await open(more)
      expect(target.origin).toBe(server.url)
      expect(target.hash).toContain('error=')
    }
    const target = await open('&redirect_to=https://evil.example/')
    expect(target.origin).toBe(server.url)
    expect(target.hash).toContain('access_token=')
  })
})
