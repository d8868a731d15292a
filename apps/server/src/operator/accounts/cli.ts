import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findServiceKey, SERVICE_KEY_FILE } from '#platform/keys/service-key.ts'
import { ConfigError, readConfig } from '#start/read-config.ts'
import {
  createAuthAdmin,
  type AdminAccount,
  type AuthAdmin,
  type ContactMessage,
} from './admin-api.ts'
import { findOrigin } from './find-origin.ts'

const HELP = `npm run admin -- COMMAND

  list                          all accounts, newest first
  create EMAIL [PASSWORD]       a confirmed account; without a password, send a reset link
  confirm EMAIL                 confirms an address without its mail
  reset-password EMAIL          prints a link that lets its owner choose a new password
  ban EMAIL DURATION            signs out and keeps out, e.g. 24h
  unban EMAIL
  remove-factors EMAIL          for a person who lost the second factor
  delete EMAIL                  the account with all its sounds, for good
  messages                      what people wrote on the contact page, newest first
  rotate-keys                   a new signing key; every session goes on

It talks to the running server at PUBLIC_URL, or at HOST and PORT where nothing answers there, with SERVICE_KEY or the
key in DATA_DIR.`

const line = (account: AdminAccount): string =>
  [
    account.id,
    account.email || account.phone || '(no name)',
    account.created_at.slice(0, 10),
    account.email_confirmed_at ? 'confirmed' : 'unconfirmed',
    account.banned_until ? `banned until ${account.banned_until.slice(0, 10)}` : '',
  ]
    .join('  ')
    .trimEnd()

/** Without control characters, which a terminal would obey. */
const printable = (text: string): string => text.replaceAll(/(?!\n)\p{Cc}/gu, ' ')

const letter = ({ name, email, message, created_at: date }: ContactMessage): string =>
  printable(`${date.slice(0, 16).replace('T', ' ')}  ${name} <${email}>\n${message}\n`)

type Command = (admin: AuthAdmin, first: string, second: string | undefined) => Promise<string>

const COMMANDS: Readonly<Record<string, Command>> = {
  list: async (admin) => (await admin.list()).map(line).join('\n'),
  create: async (admin, email, password) => line(await admin.create(email, password)),
  confirm: async (admin, email) => {
    const { id } = await admin.find(email)
    return line(await admin.update(id, { email_confirm: true }))
  },
  'reset-password': async (admin, email) => admin.resetLink((await admin.find(email)).email),
  ban: async (admin, email, duration) => {
    if (duration === undefined) throw new Error('ban: for how long? For example 24h.')
    const { id } = await admin.find(email)
    return line(await admin.update(id, { ban_duration: duration }))
  },
  unban: async (admin, email) => {
    const { id } = await admin.find(email)
    return line(await admin.update(id, { ban_duration: 'none' }))
  },
  'remove-factors': async (admin, email) => {
    const { id } = await admin.find(email)
    const count = await admin.removeFactors(id)
    return `removed ${count} second ${count === 1 ? 'factor' : 'factors'} of ${email}`
  },
  delete: async (admin, email) => {
    const { id } = await admin.find(email)
    const files = await admin.remove(id)
    return `deleted ${email} and ${files} ${files === 1 ? 'file' : 'files'}`
  },
  messages: async (admin) => (await admin.messages()).map(letter).join('\n') || 'no messages yet',
  'rotate-keys': async (admin) => {
    const { keys } = await admin.rotateKeys()
    return `keys: ${keys.join(', ')}`
  },
}

const WITHOUT_ARGUMENT = new Set(['list', 'messages', 'rotate-keys'])

const openAdmin = async (): Promise<AuthAdmin> => {
  const config = readConfig(process.env)
  const key = await findServiceKey(config.serviceKey, config.dataDirectory)
  if (key === undefined) {
    const kept = join(config.dataDirectory, SERVICE_KEY_FILE)
    throw new Error(`No service key in ${kept}. Start the server once, or set SERVICE_KEY.`)
  }
  return createAuthAdmin({
    origin: await findOrigin(config),
    publicUrl: config.publicUrl,
    serviceKey: key,
  })
}

const run = async ([name = '', first, second]: readonly string[]): Promise<void> => {
  if (name === 'help') return console.log(HELP)
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command || (first === undefined && !WITHOUT_ARGUMENT.has(name))) {
    console.error(HELP)
    process.exitCode = 2
    return
  }
  console.log(await command(await openAdmin(), first ?? '', second))
}

try {
  await run(parseArgs({ allowPositionals: true }).positionals)
} catch (error) {
  const problems = error instanceof ConfigError ? error.problems : [(error as Error).message]
  for (const problem of problems) console.error(problem)
  process.exitCode = 1
}
