import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import * as icons from '#icons'
import { drawingOf, findImportedIcons, writeIcons } from './write-icons.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dhvani-icons-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

it('writes one module for each icon, and one that names them all', async () => {
  const to = join(folder, 'icons')
  writeIcons(['Link2', 'CircleAlert', 'X'], to)
  expect((await readdir(to)).toSorted()).toEqual([
    'circle-alert.ts',
    'index.ts',
    'link-2.ts',
    'x.ts',
  ])
  const index = await readFile(join(to, 'index.ts'), 'utf8')
  expect(index).toContain("export { Link2 } from './link-2.ts'")
  expect(index.match(/^export /gm)).toHaveLength(3)
})

it('finds every icon that the code imports, and has it', () => {
  expect(findImportedIcons()).toEqual(Object.keys(icons).toSorted())
})

it('refuses an icon that does not exist, and knows an icon by its other name', () => {
  expect(() => drawingOf('NoSuchSign')).toThrow('Lucide has no icon no-such-sign.')
  expect(drawingOf('Trash2')).toBe(drawingOf('Trash'))
})

it('draws an icon in the size and with the classes that it is given', () => {
  const markup = renderToStaticMarkup(
    createElement(icons.Play, { size: 18, className: 'shrink-0' }),
  )
  expect(markup).toContain('width="18" height="18" viewBox="0 0 24 24" fill="none"')
  expect(markup).toContain('aria-hidden="true"')
  expect(markup).toContain('class="lucide lucide-play shrink-0"')
  expect(markup).toMatch(/><path d="[^"]+"\/><\/svg>$/)
  expect(renderToStaticMarkup(createElement(icons.Play))).toContain('class="lucide lucide-play"')
})
