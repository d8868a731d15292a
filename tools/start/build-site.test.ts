import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hashSiteInputs } from './build-site.ts'
import { REPOSITORY } from './repository.ts'

let root = ''

const write = async (path: string) => {
  const file = join(root, 'apps/web', path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, 'planted')
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'dhvani-site-'))
  await write('app/root.tsx')
  await cp(join(REPOSITORY, 'apps/web/.gitignore'), join(root, 'apps/web/.gitignore'))
})

afterAll(() => rm(root, { recursive: true, force: true }))

it.each([
  'app/pictures/rain.svg',
  'app/fonts/anek.woff2',
  'app/icons/play.ts',
  'app/messages/messages.ts',
  'public/social/home.png',
  'public/feed.xml',
])('does not build again because the build wrote %s', async (path) => {
  const before = await hashSiteInputs(root)
  await write(path)
  expect(await hashSiteInputs(root)).toBe(before)
})

it.each(['app/routes/new.tsx', 'public/icon.svg', 'content/articles/new.mdx'])(
  'builds again when %s is new',
  async (path) => {
    const before = await hashSiteInputs(root)
    await write(path)
    expect(await hashSiteInputs(root)).not.toBe(before)
  },
)
