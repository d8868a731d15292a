import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { settingsSchema } from '../../src/start/settings.ts'
import { parseCasaos, parseCoolify, readCasaos, readCoolify } from './read-catalogues.ts'
import { readRepositoryFile, ROOT } from './read-compose.ts'
import { readImage } from './read-image.ts'

const run = promisify(execFile)
const guide = await readRepositoryFile('docs/guides/containers.md')
const blocks = [...guide.matchAll(/^```sh\n([^]*?)^```/gm)].map(([, code = '']) => code)

const blockWith = (words: string): string => {
  const found = blocks.filter((block) => block.includes(words))
  expect(found, words).toHaveLength(1)
  return found[0] ?? ''
}

/** A copy of what the commands of the guide take from the repository. */
const copyForCommands = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'dhvani-guide-'))
  for (const path of ['deploy', 'apps/web/public/icon.svg', 'apps/web/public/screenshots'])
    await cp(fileURLToPath(new URL(path, ROOT)), join(folder, path), { recursive: true })
  return folder
}

it('builds and runs the image under the name that both templates have', async () => {
  const named = new Set(guide.match(/(?<![\w/.])dhvani:[\d.]+\d/g))
  for (const { services } of [await readCasaos(), await readCoolify()])
    expect([...named]).toEqual([services['dhvani']?.image])
  expect(blockWith('docker build --tag')).toContain('--tag dhvani:')
})

it('runs the image by hand at the port and with the volume that it has', async () => {
  const { lines, environment } = await readImage()
  const command = blockWith('--publish')
  expect(command).toContain(`:${lines.get('EXPOSE')?.[0]} `)
  expect(command).toContain(`--volume dhvani-data:${environment['DATA_DIR']} `)
  const given = [...command.matchAll(/--env (\w+)=/g)].map(([, name = '']) => name)
  expect(given.length).toBeGreaterThan(2)
  expect(given.filter((name) => !(name in settingsSchema.shape))).toEqual([])
})

it('names only settings that the server has', () => {
  const named = [...guide.matchAll(/`([A-Z]+(?:_[A-Z]+)+)\b[^`]*`/g)].map(([, name = '']) => name)
  expect(named).toContain('AUTH_AUTOCONFIRM')
  expect(named.filter((name) => !(name in settingsSchema.shape))).toEqual([])
})

it('runs in the container only files that are there, and commands of theirs', async () => {
  const files = guide.match(/\bapps\/server\/src\/[\w./-]+\.ts/g) ?? []
  expect(files.length).toBeGreaterThan(4)
  for (const path of files) expect([path, existsSync(new URL(path, ROOT))]).toEqual([path, true])
  const help = await readRepositoryFile('apps/server/src/operator/accounts/cli.ts')
  const commands = [...guide.matchAll(/accounts\/cli\.ts ([\w-]+)/g)].map(([, name = '']) => name)
  expect(commands).toContain('reset-password')
  for (const name of commands.filter((each) => each !== 'help'))
    expect(help).toMatch(new RegExp(`^  ${name}\\b`, 'm'))
})

it('calls the container as CasaOS does', async () => {
  const { services } = await readCasaos()
  const called = [...guide.matchAll(/docker exec (\w+)/g)].map(([, name = '']) => name)
  expect(new Set(called)).toEqual(new Set([services['dhvani']?.container_name]))
})

it('makes templates with the address of a registry, and the folder that the store of CasaOS asks for', async () => {
  const folder = await copyForCommands()
  try {
    const shell = (block: string) => run('sh', ['-ec', block], { cwd: folder })
    await shell(blockWith('sed -i'))
    const read = (path: string) => readFile(join(folder, 'catalogue', path), 'utf8')
    const casaos = parseCasaos(await read('casaos.yml'))
    const coolify = parseCoolify(await read('coolify.yaml'))
    for (const { services } of [casaos, coolify])
      expect(services['dhvani']?.image).toMatch(/^registry\.example\.org\/dhvani:\d/)
    await shell(blockWith('catalogue/Apps'))
    const { thumbnail = '', screenshot_link: screenshots = [] } = casaos['x-casaos']
    const wanted: string[] = ['docker-compose.yml', 'icon.svg', thumbnail, ...screenshots]
    expect(screenshots.length).toBeGreaterThan(0)
    expect((await readdir(join(folder, 'catalogue/Apps/Dhvani'))).toSorted()).toEqual(
      wanted.toSorted(),
    )
    expect(parseCasaos(await read('Apps/Dhvani/docker-compose.yml'))).toEqual(casaos)
  } finally {
    await rm(folder, { recursive: true })
  }
})
