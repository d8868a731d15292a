import { randomUUID } from 'node:crypto'
import type { Account } from '../protocol.ts'
import { createBrowser, type Browser } from './browser.ts'

const PASSWORD = 'a lamp in the courtyard'
/** The server hashes one password at a time on two cores. */
const SIGN_UPS_AT_ONCE = 2

/** Addresses that are used of each network 127.1.x.0/24. */
const HOSTS = 250

/** Each listener has an address of the loopback network, as visitors have addresses of their own. */
const addressOf = (index: number): string =>
  `127.1.${Math.floor(index / HOSTS)}.${(index % HOSTS) + 1}`

/** One person with a browser; the tokens change at every refresh. */
export type Person = {
  readonly index: number
  readonly browser: Browser
  account: Account
}

type TokenAnswer = {
  readonly access_token: string
  readonly refresh_token: string
  readonly user: { readonly id: string }
}

export const readAccount = (body: Buffer): Account => {
  const { access_token, refresh_token, user } = JSON.parse(body.toString()) as TokenAnswer
  return { id: user.id, accessToken: access_token, refreshToken: refresh_token }
}

const signUp = async (
  { origin, key, onSentAgain }: { origin: string; key: string; onSentAgain: () => void },
  index: number,
): Promise<Person> => {
  const browser = createBrowser(origin, addressOf(index), onSentAgain)
  const { status, body } = await browser.ask('/auth/v1/signup', {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json' },
    body: JSON.stringify({ email: `listener-${randomUUID()}@example.com`, password: PASSWORD }),
  })
  if (status !== 200) throw new Error(`A sign-up was refused: ${status} ${body.toString()}`)
  return { index, browser, account: readAccount(body) }
}

/** Signs so many people up, before anything is measured. */
export const signUpPeople = async (
  setting: { origin: string; key: string; onSentAgain: () => void },
  count: number,
): Promise<Person[]> => {
  const people: Person[] = []
  let next = 0
  const work = async () => {
    for (let index = next++; index < count; index = next++)
      people[index] = await signUp(setting, index)
  }
  await Promise.all(Array.from({ length: SIGN_UPS_AT_ONCE }, work))
  return people
}
