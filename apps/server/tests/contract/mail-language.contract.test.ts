import { beforeAll, expect, it } from 'vitest'
import { aPerson, codeIn, newEmail, PASSWORD, type TestServer } from '../harness/index.ts'
import { onOneDatabase } from '../harness/databases.ts'

const NEW_PASSWORD = 'a-quieter-river-9'

onOneDatabase('the language of mails', (start) => {
  let server: TestServer
  beforeAll(async () => {
    server = await start()
  })

  const signUp = (email: string, data: object) =>
    server.client().auth.signUp({ email, password: PASSWORD, options: { data } })

  it('is the one that the sign-up names, in subject, text and HTML', async () => {
    const email = newEmail()
    await signUp(email, { language: 'hi' })
    const [mail] = await server.mailbox(email)
    expect(mail?.subject).toBe('अपने ईमेल पते की पुष्टि करें')
    expect(mail?.text).toContain('ध्वनि में आपका स्वागत है')
    expect(mail?.html).toContain('<html lang="hi">')
    expect(mail?.html).toContain('मेरे पते की पुष्टि करें')
    expect(mail?.html).not.toMatch(/Confirm|Indian Ambient/)
    expect(mail?.text, 'the site in the language of the mail').toMatch(/^ध्वनि · \S+\/hi$/m)
    expect(mail?.html).toMatch(/href="[^"]+\/hi"/)
    const client = server.client()
    const token = codeIn(mail)
    expect((await client.auth.verifyOtp({ email, token, type: 'signup' })).error).toBeNull()
  })

  it.each([{}, { language: 'ta' }, { language: ['hi'] }, { language: '__proto__' }])(
    'is English for %j',
    async (data) => {
      const email = newEmail()
      await signUp(email, data)
      const [mail] = await server.mailbox(email)
      expect(mail?.subject).toBe('Confirm your email address')
      expect(mail?.html).toContain('<html lang="en">')
    },
  )

  it('changes with the account, for mails with codes and for notices', async () => {
    const { client, email } = await aPerson(server)
    const { error } = await client.auth.updateUser({ data: { language: 'hi' } })
    expect(error).toBeNull()
    await client.auth.resetPasswordForEmail(email)
    await expect
      .poll(async () => (await server.mailbox(email)).map(({ subject }) => subject))
      .toContain('अपना पासवर्ड रीसेट करें')
    await client.auth.updateUser({ password: NEW_PASSWORD })
    const notice = (await server.mailbox(email)).find(
      ({ subject }) => subject === 'आपका पासवर्ड बदल गया',
    )
    expect(notice?.html).toContain('/hi/auth?mode=reset')
  })
})
