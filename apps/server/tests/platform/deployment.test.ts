import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { settingsSchema } from '../../src/start/settings.ts'

const ROOT = new URL('../../../../', import.meta.url)
const read = (path: string) => readFile(new URL(path, ROOT), 'utf8')

const settings = new Set(Object.keys(settingsSchema.shape))

it('gives the replicas of compose.yaml only settings that the server knows', async () => {
  const [, block = ''] = /environment: &environment\n((?: {4}.*\n)+)/.exec(
    await read('compose.yaml'),
  ) ?? ['', '']
  const names = [...block.matchAll(/^ {4}(\w+):/gm)].map(([, name]) => name ?? '')
  expect(names).toContain('DATABASE_URL')
  expect(names.filter((name) => !settings.has(name))).toEqual([])
})

it('sets in the image only what the server knows', async () => {
  const line = /^ENV NODE_ENV=production (.*)$/m.exec(await read('Dockerfile'))?.[1] ?? ''
  const names = line.split(' ').map((pair) => pair.split('=', 1)[0] ?? '')
  expect(names).toContain('DATA_DIR')
  expect(names.filter((name) => !settings.has(name))).toEqual([])
})

it('copies every workspace that the lockfile names into the image', async () => {
  const lock = JSON.parse(await read('package-lock.json')) as { packages: Record<string, unknown> }
  const workspaces = Object.keys(lock.packages).filter(
    (path) => path !== '' && !path.includes('node_modules/'),
  )
  const dockerfile = await read('Dockerfile')
  for (const workspace of workspaces)
    expect(dockerfile).toContain(`COPY ${workspace}/package.json ${workspace}/`)
})
