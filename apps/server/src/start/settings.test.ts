import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { settingsSchema, type Settings } from './settings.ts'
import { BUILD_SETTINGS, SETTINGS_TABLE, type SettingsRow } from './settings-table.ts'

const ROOT = new URL('../../../../', import.meta.url)
const readRepositoryFile = (name: string) => readFileSync(new URL(name, ROOT), 'utf8')

const ROWS = SETTINGS_TABLE.flat()
const DEFAULTS: Settings = settingsSchema.parse({})

const defaultOf = (name: keyof Settings): string | undefined => {
  const value = DEFAULTS[name]
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return undefined
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const code = (text: string) => `\`${text}\``

const readmeRow = (row: SettingsRow): string[] => {
  const values = row.names.map(defaultOf)
  const shown = values.every((value) => value === undefined)
    ? '–'
    : values.map((value) => (value === undefined ? '–' : code(value))).join(' ')
  return [row.names.map(code).join(' '), row.default ?? shown, row.meaning]
}

/** Lines of the command `env`. */
const parseEnvOutput = (text: string) =>
  Object.fromEntries(
    text.split('\n').map((line) => [line.split('=', 1)[0], line.slice(line.indexOf('=') + 1)]),
  )

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** The rows of the one table in README.md whose first column is called Setting. */
const readmeTable = (): string[][] => {
  const lines = readRepositoryFile('README.md').split('\n')
  const head = lines.findIndex((line) => line.startsWith('| Setting'))
  const end = lines.findIndex((line, index) => index > head && !line.startsWith('|'))
  return lines.slice(head + 2, end).map(cellsOf)
}

/** A shell would read `Dhvani <hello@example>` as a word and a file. */
const quoted = (value: string) => (/[\s$&;<>|()#"]/.test(value) ? `'${value}'` : value)

const exampleLine = (row: SettingsRow, name: keyof Settings): string =>
  `#${name}=${quoted(defaultOf(name) ?? row.examples?.[name] ?? '')}`

describe('every setting', () => {
  it('that the server reads is in the table once, and no other', () => {
    const names = ROWS.flatMap((row) => row.names)
    expect(names.toSorted()).toEqual(Object.keys(settingsSchema.shape).toSorted())
  })

  it('that the site’s build reads is in the table, and no other', () => {
    const found = execFileSync('git', ['grep', '-ohE', 'VITE_[A-Z0-9_]+', '--', 'apps/web'], {
      cwd: fileURLToPath(ROOT),
      encoding: 'utf8',
    })
    expect([...new Set(found.trim().split('\n'))].toSorted()).toEqual(BUILD_SETTINGS.toSorted())
  })

  it('stands in README with its default and meaning', () => {
    expect(readmeTable()).toEqual(ROWS.map(readmeRow))
  })

  it('of the build stands in README', () => {
    const [, sentence = ''] =
      /^At build, only for a site on a hosted Supabase project: ([^]*?)\.$/m.exec(
        readRepositoryFile('README.md'),
      ) ?? []
    expect(sentence.split(/,\s+/)).toEqual(BUILD_SETTINGS.map(code))
  })

  it('stands in .env.example with its default, or an example', () => {
    const lines = readRepositoryFile('.env.example').split('\n')
    const groups = SETTINGS_TABLE.map((rows) =>
      rows.flatMap((row) => row.names.map((name) => exampleLine(row, name))),
    )
    const expected = [...groups, BUILD_SETTINGS.map((name) => `#${name}=`)].flat()
    expect(lines.filter((line) => /^#[A-Z]/.test(line))).toEqual(expected)
  })

  it('in .env.example is read alike by a shell and by Node', () => {
    const lines = readRepositoryFile('.env.example').split('\n')
    const text = lines
      .filter((line) => /^#[A-Z_0-9]+=./.test(line))
      .map((line) => line.slice(1))
      .join('\n')
    const shell = execFileSync('sh', ['-c', `set -a\n${text}\nexec env`], { encoding: 'utf8' })
    const expected = parseEnv(text)
    expect(Object.keys(expected).length).toBeGreaterThan(20)
    expect(parseEnvOutput(shell)).toMatchObject(expected)
  })

  it('that trusts any client has a warning in README and .env.example', () => {
    expect(readRepositoryFile('README.md')).toContain('**Do not set `true`:**')
    expect(readRepositoryFile('.env.example')).toMatch(/^# .*Never true: .*\n#TRUST_PROXY=/m)
  })
})
