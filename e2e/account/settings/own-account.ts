import type { Page } from '@playwright/test'
import { z } from 'zod'
import { type Account, giveCredentials } from '../../fixtures/account.ts'
import type { Site } from '../../fixtures/site.ts'
import { steadyTone } from '../../fixtures/steady-tone.ts'
import { expect } from '../../fixtures/test.ts'

/** Goes to the account page as a visitor, signs in, and is taken back there. */
export const openAccount = async (page: Page, account: Account): Promise<void> => {
  await page.goto('/account')
  await giveCredentials(page, account)
  await expect(page).toHaveURL(/\/account$/)
  await expect(sectionOf(page, 'Delete account')).toBeVisible()
}

export const sectionOf = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true })

const sessionSchema = z.object({
  access_token: z.string(),
  user: z.object({ id: z.string() }),
})

export type Elsewhere = {
  readonly userId: string
  readonly token: string
  /** Calls a service as this session; JSON unless bytes are given. */
  call(method: string, path: string, body?: object | Buffer, type?: string): Promise<Response>
}

/** The same person on another device, without a browser. */
export const signInElsewhere = async (
  site: Site,
  { email, password }: Account,
  userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1',
): Promise<Elsewhere> => {
  const { publishableKey } = z
    .object({ publishableKey: z.string() })
    .parse(await (await fetch(`${site.url}/config.json`)).json())
  const headers = { apikey: publishableKey, 'user-agent': userAgent }
  const reply = await fetch(`${site.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!reply.ok) throw new Error(`sign-in failed: ${reply.status} ${await reply.text()}`)
  const { access_token: token, user } = sessionSchema.parse(await reply.json())
  return {
    userId: user.id,
    token,
    call: (method, path, body, type = 'application/json') =>
      fetch(`${site.url}${path}`, {
        method,
        headers: {
          ...headers,
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': type }),
        },
        ...(body === undefined
          ? {}
          : { body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body) }),
      }),
  }
}

/** The audio of every sound that `addSound` adds. */
export const TONE = steadyTone(0.5, 0.2)

/** @returns the public address of a sound that is uploaded and listed */
export const addSound = async (
  { userId, call }: Elsewhere,
  site: Site,
  name: string,
): Promise<string> => {
  const path = `${userId}/${encodeURIComponent(name)}.wav`
  const uploaded = await call('POST', `/storage/v1/object/user-sounds/${path}`, TONE, 'audio/wav')
  expect(uploaded.status).toBe(200)
  const audio_url = `${site.url}/storage/v1/object/public/user-sounds/${path}`
  const listed = await call('POST', '/rest/v1/user_sounds', {
    user_id: userId,
    name,
    audio_url,
    file_name: path,
    file_size: TONE.length,
  })
  expect(listed.status).toBe(201)
  return audio_url
}

export const codeIn = (text: string): string => /\b\d{6}\b/.exec(text)?.[0] ?? 'no code'
