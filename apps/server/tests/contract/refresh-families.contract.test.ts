import { beforeAll, expect, it } from 'vitest'
import { aPerson, refresh, refusal, type TestServer } from '../harness/index.ts'
import { forEachDatabase } from '../harness/databases.ts'

forEachDatabase('a family of refresh tokens', (start) => {
  let server: TestServer
  beforeAll(async () => {
    server = await start()
  })

  it('answers an old token with the active one within ten seconds', async () => {
    const { session } = await aPerson(server)
    const second = await refresh(server, session.refresh_token)
    const third = await refresh(server, String(second.body.refresh_token))
    server.clock.advance(5)
    const again = await refresh(server, session.refresh_token)
    expect(again.status).toBe(200)
    expect(again.body.refresh_token).toBe(third.body.refresh_token)
  })

  it('ends two who go on from one token, as soon as one of them is late', async () => {
    const { session } = await aPerson(server)
    const second = await refresh(server, session.refresh_token)
    const owner = await refresh(server, String(second.body.refresh_token))
    const thief = await refresh(server, session.refresh_token)
    const tokens = [owner, thief].map(({ body }) => String(body.refresh_token))
    server.clock.advance(3600)
    const next = await refresh(server, tokens[0] ?? '')
    server.clock.advance(11)
    await refresh(server, String(next.body.refresh_token))
    server.clock.advance(11)
    expect(refusal(await refresh(server, tokens[1] ?? ''))).toMatchObject({
      status: 400,
      code: 'refresh_token_already_used',
    })
    const [alive] = await server.database.query<{ total: number }>(
      `select count(*)::int as total from auth.refresh_tokens
       where user_id = $1 and revoked = false`,
      [session.user.id],
    )
    expect(alive?.total).toBe(0)
  })

  it('counts the ten seconds once, however often an old token comes back', async () => {
    const { session } = await aPerson(server)
    const second = await refresh(server, session.refresh_token)
    await refresh(server, String(second.body.refresh_token))
    server.clock.advance(6)
    expect((await refresh(server, session.refresh_token)).status).toBe(200)
    server.clock.advance(6)
    expect(refusal(await refresh(server, session.refresh_token))).toMatchObject({
      status: 400,
      code: 'refresh_token_already_used',
    })
  })

  it('does not revive a family that has just ended', async () => {
    const { session } = await aPerson(server)
    const second = await refresh(server, session.refresh_token)
    const third = await refresh(server, String(second.body.refresh_token))
    server.clock.advance(11)
    await refresh(server, session.refresh_token)
    for (const token of [third, second].map(({ body }) => String(body.refresh_token)))
      expect(refusal(await refresh(server, token))).toMatchObject({
        status: 400,
        code: 'refresh_token_already_used',
      })
  })
})
