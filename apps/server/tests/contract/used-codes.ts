import { expect, it } from 'vitest'
import { aPerson, PASSWORD, type TestServer } from '../harness/index.ts'
import { anAuthenticatorApp } from './authenticator-app.ts'

const aPersonWithTotp = async (server: TestServer) => {
  const person = await aPerson(server)
  return { ...person, ...(await anAuthenticatorApp(server, person.client)) }
}

/** docs/contract/auth.md §26: a factor accepts each TOTP code once. */
export const describeUsedCodes = (server: () => TestServer): void => {
  const WRONG = {
    status: 422,
    code: 'mfa_verification_failed',
    message: 'Invalid TOTP code entered',
  }

  const aSessionBefore = async ({ email, factorId }: { email: string; factorId: string }) => {
    const client = server().client()
    await client.auth.signInWithPassword({ email, password: PASSWORD })
    const { data } = await client.auth.mfa.challenge({ factorId })
    const challengeId = data?.id ?? ''
    return (code: string) => client.auth.mfa.verify({ factorId, challengeId, code })
  }

  it('is accepted once, and no older one after it', async () => {
    const person = await aPersonWithTotp(server())
    const { enrolledWith } = person
    const thief = await aSessionBefore(person)
    expect((await thief(enrolledWith)).error).toMatchObject(WRONG)
    server().clock.advance(30)
    const next = person.code()
    expect((await thief(enrolledWith)).error).toMatchObject(WRONG)
    const owner = await aSessionBefore(person)
    expect((await owner(next)).error).toBeNull()
    const second = await aSessionBefore(person)
    expect((await second(next)).error).toMatchObject(WRONG)
    server().clock.advance(30)
    expect((await second(next)).error).toMatchObject(WRONG)
    expect((await second(person.code())).error).toBeNull()
  })

  it('is accepted from one of two requests at once', async () => {
    const { client, factorId, code } = await aPersonWithTotp(server())
    server().clock.advance(30)
    const first = await client.auth.mfa.challenge({ factorId })
    const second = await client.auth.mfa.challenge({ factorId })
    const challengeIds = [first, second].map(({ data }) => data?.id ?? '')
    const fresh = code()
    const answers = await Promise.all(
      challengeIds.map((challengeId) =>
        client.auth.mfa.verify({ factorId, challengeId, code: fresh }),
      ),
    )
    const refusals = answers.flatMap(({ error }) => error ?? [])
    expect(refusals).toEqual([expect.objectContaining(WRONG)])
  })
}
