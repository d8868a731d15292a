import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseEnv, promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  createWavFile,
  freePort,
  publicUrl,
  type ServerProcess,
  startServerProcess,
} from '../harness/index.ts'
import { askSite, headersOf } from '../upgrade/kept-site.ts'
import { ROOT } from './read-compose.ts'
import { readGuideBlock } from './read-guide.ts'

/** Nothing here measures time; a busy machine may take as long as it takes. */
const PATIENCE_MS = 600_000
/** Short, so that the requests meet every moment of the backup. */
const PAUSE_MS = 2
const SOUND = createWavFile(40_000)

/**
 * Stand-ins on one machine without the user `dhvani`: they leave out who, and do what is asked. That of npm starts
 * what the command starts, and never installs.
 */
const STAND_INS = {
  npm: `file=$('${process.execPath}' --input-type=module -e '
import { COMMANDS } from "./tools/entry/commands.mjs"
console.log(COMMANDS[process.argv[1]].script)' "$2") || exit 1
shift 2
[ "$1" = -- ] && shift
exec '${process.execPath}' "$file" "$@"`,
  sudo: 'while [ "${1#-}" != "$1" ]; do [ "$1" = -u ] && shift; shift; done\nexec "$@"',
  install: `left=
while [ $# -gt 0 ]; do
  case $1 in -o | -g) shift 2 ;; *) left="$left $1"; shift ;; esac
done
exec /usr/bin/install $left`,
}

type Session = { access_token: string; refresh_token: string; user: { id: string } }

let folder: string
let port: string
let origin: string
let server: ServerProcess | undefined

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dhvani-rehearsal-'))
  port = String(await freePort())
  origin = `http://127.0.0.1:${port}`
  await mkdir(join(folder, 'bin'))
  for (const [name, lines] of Object.entries(STAND_INS))
    await writeFile(join(folder, 'bin', name), `#!/bin/sh\n${lines}\n`, { mode: 0o700 })
})
afterAll(async () => {
  await server?.stop('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

/** Runs commands of the guide on a machine whose root is a folder, with the guide's shell function. */
const runOn = async (machine: string, commands: string): Promise<string> => {
  const text = `${await readGuideBlock('dhvani() {')}\n${commands}`
    .replace('dhvani npm run doctor\n\n', '\n')
    .replaceAll('/opt/dhvani/site', fileURLToPath(ROOT))
    .replaceAll(/\/(etc|var)\//g, `${machine}/$1/`)
  const { stdout } = await promisify(execFile)('sh', ['-ec', text], {
    cwd: machine,
    env: { ...process.env, PATH: `${folder}/bin:${process.env.PATH}` },
  })
  return stdout
}

const settingsOf = (machine: string) => join(machine, 'etc/dhvani/settings')

/** A machine with the guide's settings, and with the site installed. */
const makeMachine = async (name: string): Promise<string> => {
  const machine = join(folder, name)
  await mkdir(join(machine, 'etc/dhvani'), { recursive: true })
  const lines = [
    `PORT=${port}`,
    `PUBLIC_URL=${origin}`,
    `DATA_DIR=${machine}/var/lib/dhvani/data`,
    "MAIL_FROM='Dhvani <hello@dhvani.example>'",
    'AUTH_AUTOCONFIRM=true',
    'AUTH_RATE_LIMITS=off',
    'LOG_LEVEL=fatal',
  ]
  await writeFile(settingsOf(machine), `${lines.join('\n')}\n`)
  return machine
}

/** Starts the server as the unit does: with the settings of the file alone. */
const startSite = async (machine: string): Promise<void> => {
  const settings = parseEnv(await readFile(settingsOf(machine), 'utf8')) as Record<string, string>
  server = startServerProcess(settings)
  await server.ready
}

const ask = (path: string, token?: string, body?: object) => askSite(origin, path, token, body)

const enter = async (path: string, body: object): Promise<Session> => {
  const [status, session] = await ask(path, undefined, body)
  expect([status, session]).toMatchObject([200, { user: {} }])
  return session as Session
}
const refresh = ({ refresh_token }: Session) =>
  ask('/auth/v1/token?grant_type=refresh_token', undefined, { refresh_token })

const makePerson = async (name: string) => {
  const credentials = { email: `${name}@example.com`, password: 'a lamp in the courtyard' }
  const session = await enter('/auth/v1/signup', credentials)
  const { access_token: token, user } = session
  const acknowledged = { beats: new Set<string>(), sounds: new Set<string>() }
  const write = async (count: number) => {
    const name = `Beat ${count}`
    const [status] = await ask('/rest/v1/saved_beats', token, { name, beat: { tempo: 60 } })
    if (status === 201) acknowledged.beats.add(name)
    const path = `${user.id}/${count}.wav`
    const sent = await fetch(`${origin}/storage/v1/object/user-sounds/${path}`, {
      method: 'POST',
      headers: { ...headersOf(token), 'content-type': 'audio/wav' },
      body: new Uint8Array(SOUND),
    })
    await sent.arrayBuffer()
    if (sent.status === 200) acknowledged.sounds.add(path)
  }
  const readBeats = async () => {
    const [, rows] = await ask('/rest/v1/saved_beats?select=name', token)
    return (rows as { name: string }[]).map((row) => row.name)
  }
  return { credentials, session, acknowledged, write, readBeats }
}

it(
  'by the commands of the guide, a backup under load becomes the site on another machine',
  { timeout: PATIENCE_MS },
  async () => {
    const first = await makeMachine('first')
    await startSite(first)
    const people = [await makePerson('asha'), await makePerson('ravi')]
    let isOver = false
    const load = people.map(async (person) => {
      for (let count = 0; !isOver && count < 150; count += 1) {
        await person.write(count)
        await wait(PAUSE_MS)
      }
    })
    const mix = { name: 'Evening', mix: { version: 1, masterVolume: 60, sounds: [] } }
    const [asha, ravi] = people
    if (!asha || !ravi) throw new Error('There are no people.')
    expect((await ask('/rest/v1/saved_mixes', asha.session.access_token, mix))[0]).toBe(201)
    while (people.some(({ acknowledged }) => acknowledged.sounds.size < 3)) await wait(PAUSE_MS)
    const before = people.map(({ acknowledged }) => ({
      beats: [...acknowledged.beats],
      sounds: [...acknowledged.sounds],
    }))

    expect(
      await runOn(first, await readGuideBlock('npm run backup -- /var/backups/dhvani/$(')),
    ).toContain('is written, while the site went on running')
    isOver = true
    await Promise.all(load)
    const [, renewed] = await refresh(ravi.session)
    await server?.stop('SIGKILL')

    const second = await makeMachine('second')
    const backups = join(first, 'var/backups/dhvani')
    const [backup = '', ...others] = await readdir(backups)
    expect(others).toEqual([])
    await copyFile(join(backups, backup), join(second, 'site.tar'))
    await rm(first, { recursive: true })
    expect(await runOn(second, await readGuideBlock('install -m 0600 -o dhvani site.tar'))).toMatch(
      /data is restored, with \d+ files of people\n$/,
    )
    await startSite(second)

    for (const [index, { acknowledged, session, readBeats }] of people.entries()) {
      // The token that the page had, signed by the first machine.
      expect((await ask('/auth/v1/user', session.access_token))[0]).toBe(200)
      expect(await readBeats()).toEqual(expect.arrayContaining(before[index]?.beats ?? []))
      for (const path of acknowledged.sounds) {
        const response = await fetch(publicUrl(origin, path))
        const bytes = Buffer.from(await response.arrayBuffer())
        // What was uploaded while the backup was written is there whole, or not at all.
        if (before[index]?.sounds.includes(path))
          expect([path, response.status]).toEqual([path, 200])
        if (response.status === 200) expect(bytes.equals(SOUND)).toBe(true)
      }
    }
    expect(await ask('/rest/v1/saved_mixes?select=name,mix', asha.session.access_token)).toEqual([
      200,
      [mix],
    ])
    expect((await refresh(asha.session))[0]).toBe(200)
    // The page renewed its session after the backup, which therefore does not know it.
    expect((await refresh(renewed as Session))[0]).toBe(400)
    await enter('/auth/v1/token?grant_type=password', ravi.credentials)
    const builtIn = await fetch(`${origin}/storage/v1/object/public/dhvani/rain.mp3`)
    expect(builtIn.status).toBe(200)
    const said = await runOn(second, 'dhvani npm run doctor || true')
    expect(said).toContain('ok      server: it runs\n')
    expect(said).toMatch(/^ok {6}\d+ files looked at, 0 problems$/m)
  },
)
