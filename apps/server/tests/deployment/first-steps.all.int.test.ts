import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createClient } from '@supabase/supabase-js'
import { afterEach, expect, it } from 'vitest'
import {
  createDataDirectory,
  freePort,
  newEmail,
  PASSWORD,
  PUBLISHABLE_KEY,
  startServerProcess,
  startSmtp,
} from '../harness/index.ts'
import { deployOnCoolify } from './coolify-environment.ts'
import { readCasaos, readCoolify } from './read-catalogues.ts'
import { readImageSettings } from './read-image.ts'

const CLI = fileURLToPath(new URL('../../src/operator/accounts/cli.ts', import.meta.url))
const run = promisify(execFile)

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

/** Starts the server with what the image and a template give it; only port and folder are of this machine. */
const startWith = async (settings: Readonly<Record<string, string>>) => {
  const folder = await mkdtemp(join(tmpdir(), 'dhvani-first-steps-'))
  closing.push(() => rm(folder, { recursive: true, force: true }))
  const directory = join(folder, 'data')
  await createDataDirectory(directory)
  const own = { PORT: String(await freePort()), DATA_DIR: directory }
  const environment = { ...(await readImageSettings()), ...settings, ...own }
  const server = startServerProcess(environment)
  closing.push(() => server.stop('SIGTERM'))
  await server.ready
  const beside = `http://127.0.0.1:${own.PORT}`
  const client = createClient(beside, PUBLISHABLE_KEY, { auth: { persistSession: false } })
  return { environment, beside, client }
}

/** Follows a link of the site as far as its first answer, on this machine. */
const open = (link: string, beside: string): Promise<Response> => {
  const { pathname, search } = new URL(link)
  return fetch(`${beside}${pathname}${search}`, { redirect: 'manual' })
}

it('lets people in with the settings of CasaOS, and the operator help who forgot a password', async () => {
  const { services } = await readCasaos()
  // As the guide says: the operator sets the address that people type. No name server knows this one, as none does in a container.
  const PUBLIC_URL = 'http://home.invalid:3080'
  const settings = { ...services['dhvani']?.environment, PUBLIC_URL }
  const { environment, beside, client } = await startWith(settings)
  const email = newEmail()
  const { data, error } = await client.auth.signUp({ email, password: PASSWORD })
  expect([error, data.session?.user.email]).toEqual([null, email])

  const { stdout } = await run(process.execPath, [CLI, 'reset-password', email], {
    env: { PATH: process.env['PATH'], ...environment },
  })
  const link = stdout.trim()
  expect(link).toMatch(/^http:\/\/home\.invalid:3080\/auth\/v1\/verify\?/)
  const answer = await open(link, beside)
  expect(answer.headers.get('location')).toMatch(
    /^http:\/\/home\.invalid:3080\/auth#access_token=.*type=recovery/,
  )
})

it('asks people who join to open a mail with the settings of Coolify, and then lets them in', async () => {
  const smtp = await startSmtp()
  closing.push(() => smtp.stop())
  const lines = (await readCoolify()).services['dhvani']?.environment ?? []
  const { beside, client } = await startWith(deployOnCoolify(lines, { SMTP_URL: smtp.url }))
  const email = newEmail()
  const joined = await client.auth.signUp({ email, password: PASSWORD })
  expect([joined.error, joined.data.session]).toEqual([null, null])
  const enter = () => client.auth.signInWithPassword({ email, password: PASSWORD })
  expect((await enter()).error).toMatchObject({ code: 'email_not_confirmed' })

  await expect.poll(() => smtp.messages.length).toBe(1)
  const [mail] = smtp.messages
  expect(mail?.to).toEqual([email])
  const text = (mail?.raw ?? '').replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
  const [link = ''] = /https:\/\/dhvani\.example\/auth\/v1\/verify\?[^\s"<]+/.exec(text) ?? []
  const answer = await open(link.replaceAll('&amp;', '&'), beside)
  expect(answer.headers.get('location')).toMatch(/^https:\/\/dhvani\.example/)
  expect((await enter()).error).toBeNull()
})
