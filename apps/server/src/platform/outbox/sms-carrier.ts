import { createBoundedFetch } from '../bounded-fetch.ts'
import type { Carrier } from './message.ts'

const askProvider = createBoundedFetch(10_000)

/** A provider that takes Twilio's form: `To` and `Body`, with a bearer token. */
export const createSmsCarrier = (url: string, token: string): Carrier => ({
  async send({ to, text }) {
    const response = await askProvider(url, {
      method: 'POST',
      redirect: 'error',
      headers: { authorization: `Bearer ${token}` },
      body: new URLSearchParams({ To: `+${to}`, Body: text }),
    })
    if (!response.ok) throw new Error(`The SMS provider answered ${response.status}.`)
  },
  close: () => undefined,
})
