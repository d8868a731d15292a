import { startTestServer, type TestServer } from '@dhvani/server/testing'
import { afterAll } from 'vitest'
import { describeService } from './describe-service.ts'

let server: TestServer | undefined
afterAll(() => server?.close())

describeService('the server, asked as pages ask', async () => {
  server = await startTestServer()
  const { url, publishableKey, serviceKey } = server
  return {
    url,
    publishableKey,
    fetch,
    addAccount: async ({ email, password, name }) => {
      const answer = await fetch(`${url}/auth/v1/admin/users`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          apikey: serviceKey,
          authorization: `Bearer ${serviceKey}`,
        },
        body: JSON.stringify({
          email,
          password,
          email_confirm: true,
          user_metadata: { full_name: name },
        }),
      })
      if (!answer.ok) throw new Error(`POST /admin/users: ${answer.status}`)
    },
  }
})
