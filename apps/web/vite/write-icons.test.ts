import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import * as icons from '#icons'
import { drawingOf, writeIcons } from './write-icons.ts'

const ICONS = join(import.meta.dirname, '../icons')

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dhvani-icons-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

it('writes one module for each icon, and one that names them all', async () => {
  const names = (await readdir(ICONS)).filter((name) => name.endsWith('.svg'))
  const to = join(folder, 'icons')
  writeIcons(ICONS, to)
  expect((await readdir(to)).toSorted()).toEqual(
    [...names.map((name) => name.replace('.svg', '.ts')), 'index.ts'].toSorted(),
  )
  const index = await readFile(join(to, 'index.ts'), 'utf8')
  expect(index).toContain("export { Link2 } from './link-2.ts'")
  expect(index.match(/^export /gm)).toHaveLength(names.length)
})

it('draws an icon as its file does, in the size and with the classes that it is given', async () => {
  const file = await readFile(join(ICONS, 'play.svg'), 'utf8')
  const markup = renderToStaticMarkup(
    createElement(icons.Play, { size: 18, className: 'shrink-0' }),
  )
  expect(markup).toContain('width="18" height="18" viewBox="0 0 24 24"')
  expect(markup).toContain('aria-hidden="true"')
  expect(markup).toContain('class="lucide lucide-play shrink-0"')
  expect(markup).toContain(`>${drawingOf(file)}</svg>`)
  expect(renderToStaticMarkup(createElement(icons.Play))).toContain('class="lucide lucide-play"')
})

it('uses every icon that it keeps', async () => {
  const app = join(import.meta.dirname, '../app')
  const files = (await readdir(app, { recursive: true })).filter((name) => name.endsWith('.tsx'))
  const texts = await Promise.all(files.map((name) => readFile(join(app, name), 'utf8')))
  const used = new Set(
    texts
      .flatMap((text) => [...text.matchAll(/import \{([^}]*)\} from '#icons'/g)])
      .flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(' ')[0] ?? '')),
  )
  expect(Object.keys(icons).filter((name) => !used.has(name))).toEqual([])
})
