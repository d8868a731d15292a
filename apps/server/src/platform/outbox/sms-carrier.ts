import type { Carrier } from './message.ts'

const TIMEOUT_MS = 10_000

/** A provider that takes Twilio's form: `To` and `Body`, with a bearer token. */
export const createSmsCarrier = (url: string, token: string): Carrier => ({
  async send({ to, text }) {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: { authorization: `Bearer ${token}` },
      body: new URLSearchParams({ To: `+${to}`, Body: text }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`The SMS provider answered ${response.status}.`)
  },
  close: () => undefined,
})
