import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { collectPackages, packageFolderOf, renderNotice, renderNotices } from './licence-notices.ts'

const MODULES = join(import.meta.dirname, '../../../node_modules')

it('tells which package a module is from', () => {
  expect(packageFolderOf('/site/node_modules/react/index.js')).toBe('/site/node_modules/react')
  expect(packageFolderOf('\0/site/node_modules/react/index.js?commonjs-module')).toBe(
    '/site/node_modules/react',
  )
  expect(packageFolderOf('/site/node_modules/a/node_modules/@b/c/d.js')).toBe(
    '/site/node_modules/a/node_modules/@b/c',
  )
  expect(packageFolderOf('/site/apps/web/app/root.tsx')).toBeUndefined()
})

it('has the notice of a package whole, each package once and in order', async () => {
  const react = join(MODULES, 'react')
  const licence = (await readFile(join(react, 'LICENSE'), 'utf8')).trim()
  expect(renderNotice(react)).toContain(licence)
  const both = renderNotices([join(MODULES, 'zod'), react, react])
  expect([...both.matchAll(/^--- (\S+) /gm)].map(([, name]) => name)).toEqual(['react', 'zod'])
})

it('refuses a package without a licence', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dhvani-licence-'))
  await writeFile(join(folder, 'package.json'), '{"name":"bare","version":"1.0.0"}')
  expect(() => renderNotice(folder)).toThrow('bare has no text of its licence')
  await rm(folder, { recursive: true })
})

it('finds a licence under each of the names that packages give it', async () => {
  const { dependencies } = JSON.parse(
    await readFile(join(import.meta.dirname, '../package.json'), 'utf8'),
  ) as { dependencies: Record<string, string> }
  const shipped = Object.keys(dependencies).filter((name) =>
    /^(?:@dnd-kit|@radix-ui|@supabase|@fontsource|embla|fflate|qr$|react|signalsmith|tus|workbox|zod)/.test(
      name,
    ),
  )
  expect(shipped.length).toBeGreaterThan(15)
  for (const name of shipped) expect(renderNotice(join(MODULES, name))).toMatch(/copyright|©/i)
  expect(await readdir(MODULES)).toContain('react')
})

it('finds the packages of a bundle and of its worker, and none whose code was left out', async () => {
  const folder = await mkdtemp(join(import.meta.dirname, '.bundle-'))
  try {
    await writeFile(
      join(folder, 'worker.ts'),
      `import { zipSync } from 'fflate'\nself.postMessage(zipSync({}))`,
    )
    await writeFile(
      join(folder, 'main.ts'),
      `import encodeQR from 'qr'
import { z } from 'zod'
new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
document.title = encodeQR('a', 'ascii')`,
    )
    const packages = new Set<string>()
    await build({
      configFile: false,
      root: folder,
      logLevel: 'silent',
      plugins: [collectPackages(packages)],
      worker: { plugins: () => [collectPackages(packages)] },
      build: { write: false, rolldownOptions: { input: join(folder, 'main.ts') } },
    })
    expect([...packages].toSorted()).toEqual([join(MODULES, 'fflate'), join(MODULES, 'qr')])
  } finally {
    await rm(folder, { recursive: true })
  }
})
