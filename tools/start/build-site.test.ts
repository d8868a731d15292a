import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hashSiteInputs } from './build-site.ts'
import { REPOSITORY } from './repository.ts'

let root = ''

const write = async (path: string) => {
  const file = join(root, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, 'planted')
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'dhvani-site-'))
  await write('apps/web/app/root.tsx')
  await cp(join(REPOSITORY, 'apps/web/.gitignore'), join(root, 'apps/web/.gitignore'))
})

afterAll(() => rm(root, { recursive: true, force: true }))

it.each([
  'apps/web/app/pictures/rain.svg',
  'apps/web/app/fonts/anek.woff2',
  'apps/web/app/icons/play.ts',
  'apps/web/app/messages/messages.ts',
  'apps/web/public/social/home.png',
  'apps/web/public/feed.xml',
])('does not build again because the build wrote %s', async (path) => {
  const before = await hashSiteInputs(root)
  await write(path)
  expect(await hashSiteInputs(root)).toBe(before)
})

it.each([
  'apps/web/app/routes/new.tsx',
  'apps/web/public/icon.svg',
  'apps/web/content/articles/new.mdx',
  'packages/riyaz/src/taal/new.ts',
])('builds again when %s is new', async (path) => {
  const before = await hashSiteInputs(root)
  await write(path)
  expect(await hashSiteInputs(root)).not.toBe(before)
})
