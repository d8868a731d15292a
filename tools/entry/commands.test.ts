import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { REPOSITORY } from '../start/repository.ts'
import { chooseInstall, explainWords } from './command-line.mjs'
import { COMMANDS } from './commands.mjs'

const read = (path: string) => readFileSync(join(REPOSITORY, path), 'utf8')
const scripts = (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts
const names = Object.keys(scripts) as (keyof typeof COMMANDS)[]

const type = (name: string, ...words: string[]) => {
  const entry = join(REPOSITORY, 'tools/entry/run.mjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [entry, name, ...words], {
    encoding: 'utf8',
    timeout: 20_000,
  })
  return { status, stdout, stderr }
}

it('has each command of package.json, with a script that is there', () => {
  expect(names.toSorted()).toEqual(Object.keys(COMMANDS).toSorted())
  for (const name of names) {
    expect(scripts[name]).toBe(`node tools/entry/run.mjs ${name}`)
    expect(existsSync(join(REPOSITORY, COMMANDS[name].script)), name).toBe(true)
  }
})

it.each([
  ['start', [], 'product'],
  ['build', [], 'product'],
  ['sounds', [], 'product'],
  ['sounds', ['stamp'], 'all'],
  ['test', [], 'all'],
] as const)('installs for `%s %j` what its script needs', (name, words, installs) => {
  expect(chooseInstall(COMMANDS[name], words)).toBe(installs)
})

describe.each(names)('%s', (name) => {
  it('refuses an option that it does not know, and tells what it takes', () => {
    const { status, stdout, stderr } = type(name, '--nonsense')
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toMatch(/^dhvani: Unknown option '--nonsense'\. It is typed so:\nnpm /)
  })

  it('tells with --help what it takes, and does nothing', () => {
    const { status, stdout, stderr } = type(name, '--help')
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout.trimEnd().split('\n')).toHaveLength(COMMANDS[name].takes.length)
  })
})

it('names every bench', () => {
  const { stdout } = spawnSync('git', ['ls-files', 'bench/*/run.ts'], {
    cwd: REPOSITORY,
    encoding: 'utf8',
  })
  const benches = stdout
    .trim()
    .split('\n')
    .map((path) => path.split('/')[1] ?? '')
  expect(benches.length).toBeGreaterThan(10)
  for (const bench of benches)
    expect(explainWords('bench', COMMANDS.bench.takes, [bench])).toBe(undefined)
})

it('has the forms of npm run admin that its own help explains', () => {
  const help = read('apps/server/src/operator/accounts/cli.ts').matchAll(
    /^ {2}([a-z-]+(?: [A-Z[\]]+)*)(?: {2,}.*)?$/gm,
  )
  expect([...help].map(([, form]) => form)).toEqual(COMMANDS.admin.takes.slice(1))
})

it.each([
  ['sounds:import', [], 'DIR is missing'],
  ['backup', [], 'FILE is missing'],
  ['backup', ['a.tar', 'b.tar'], '“b.tar” is not among what it takes'],
  ['admin', ['ban', 'asha@example.com'], 'DURATION is missing'],
  ['bench', ['gate'], '“gate” is not among what it takes'],
  ['bench', ['soak', '--periods', '2'], "Unknown option '--periods'"],
  ['sounds', ['rain'], '“rain” is not among what it takes'],
  ['sounds', ['judge', 'rain', '--seed', '2'], "Unknown option '--seed'"],
  ['sounds:import', ['--reset'], "Option '--reset <value>' argument missing"],
  ['faults', ['files', '--rounds'], "Option '--rounds <value>' argument missing"],
] as const)('refuses npm run %s -- %j', (name, words, fault) => {
  expect(explainWords(name, COMMANDS[name].takes, [...words])).toContain(`dhvani: ${fault}.`)
})

it.each([
  ['admin', ['create', 'asha@example.com', '-quiet-river']],
  ['admin', ['create', 'asha@example.com', '--quiet-river']],
  ['sounds', ['judge', '-rain']],
] as const)(
  'tells how a word that begins with a dash is typed: npm run %s -- %j',
  (name, words) => {
    expect(explainWords(name, COMMANDS[name].takes, [...words])).toContain(
      '. A word that begins with a dash is typed after --. It is typed so:',
    )
  },
)

it('tells nothing about dashes where every word has been typed', () => {
  const fault = explainWords('sounds', COMMANDS.sounds.takes, ['judge', 'rain', '--seed'])
  expect(fault).toContain("Unknown option '--seed'. It is typed so:")
})

it.each([
  ['admin', ['create', 'asha@example.com', '--', '-quiet-river']],
  ['sounds:import', ['--reset', 'rain']],
  ['sounds', ['hour', 'rain', '--character', 'a=1', '--character', 'b=2', '--minutes', '5']],
  ['bench', ['audio', 'auth']],
  ['bench', ['listeners', 'replicas']],
  ['test:busy', ['a.test.ts', 'b.test.ts', '--times', '9']],
  ['faults', ['files', 'outages', '--rounds', '2']],
  ['doctor', ['--mend']],
] as const)('takes npm run %s -- %j', (name, words) => {
  expect(explainWords(name, COMMANDS[name].takes, [...words])).toBe(undefined)
})

// In a container there is no npm, and the scripts are started as they are.
it.each(names.filter((name) => COMMANDS[name].script.includes('/operator/')))(
  'leaves no unknown option to be taken for a file: %s',
  (name) => {
    const script = join(REPOSITORY, COMMANDS[name].script)
    const { status, stderr } = spawnSync(process.execPath, [script, '--nonsense'], {
      encoding: 'utf8',
    })
    expect(status).not.toBe(0)
    expect(stderr).toContain("Unknown option '--nonsense'")
  },
)
