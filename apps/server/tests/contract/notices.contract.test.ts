import { beforeAll, expect, it } from 'vitest'
import { aPerson, type TestServer } from '../harness/index.ts'
import { anAuthenticatorApp } from './authenticator-app.ts'
import { onOneDatabase } from '../harness/databases.ts'

onOneDatabase('a change of how one signs in', (start) => {
  let server: TestServer
  beforeAll(async () => {
    server = await start()
  })

  it('tells the owner by mail of a factor that was added or removed', async () => {
    const { client, email } = await aPerson(server)
    const subjects = async () => (await server.mailbox(email)).map(({ subject }) => subject)
    const told = 'Two-step verification was changed'
    await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Never proved' })
    expect(await subjects()).not.toContain(told)
    const { factorId } = await anAuthenticatorApp(server, client)
    expect((await subjects()).filter((subject) => subject === told)).toHaveLength(1)
    expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull()
    expect((await subjects()).filter((subject) => subject === told)).toHaveLength(2)
  })
})
