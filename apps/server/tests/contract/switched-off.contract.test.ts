import { createClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, it } from 'vitest'
import { call, newEmail, refusal, type TestServer } from '../harness/index.ts'
import { onOneDatabase } from '../harness/databases.ts'

onOneDatabase('ways in that upstream has and this server has not', (start) => {
  let server: TestServer
  beforeAll(async () => {
    server = await start()
  })

  it('refuses a wallet by the code of upstream', async () => {
    const { error } = await server
      .client()
      .auth.signInWithWeb3({ chain: 'solana', message: 'x', signature: new Uint8Array([1]) })
    expect(error).toMatchObject({
      status: 422,
      code: 'web3_provider_disabled',
      message: 'Web3 provider is disabled',
    })
  })

  it.each([
    ['POST', '/passkeys/authentication/options'],
    ['POST', '/passkeys/registration/verify'],
    ['GET', '/passkeys'],
    ['DELETE', '/passkeys/0b8f9c36-3d5c-4b2f-9d0a-6a1f4f1f0c11'],
  ] as const)('refuses a passkey alone at %s %s', async (method, path) => {
    expect(refusal(await call(server, method, `/auth/v1${path}`))).toEqual({
      status: 404,
      code: 'passkey_disabled',
      message: 'Passkeys are disabled',
    })
  })

  describe('a password that an operator sets', () => {
    const weak = { status: 422, code: 'weak_password' }
    it('may be weak in a new account, and not in a change', async () => {
      const { admin } = createClient(server.url, server.serviceKey).auth
      const { data, error } = await admin.createUser({ email: newEmail(), password: 'abc' })
      expect(error).toBeNull()
      const changed = await admin.updateUserById(data.user?.id ?? '', { password: 'abd' })
      expect(changed.error).toMatchObject(weak)
    })
  })
})
