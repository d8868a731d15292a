import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

const HEADER = '// Generated from icons/*.svg (vite/write-icons.ts).\n'

/** @returns the name of an icon's component, such as `Link2` of `link-2` */
const componentOf = (name: string): string =>
  name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/**
 * @param svg text of a file in icons/
 * @returns what stands inside of its `<svg>`, without spaces between
 */
export const drawingOf = (svg: string): string => {
  const [, inside = ''] = /<svg[^>]*>(.*)<\/svg>/s.exec(svg) ?? []
  return inside.replace(/\s*\n\s*/g, '').replaceAll(' />', '/>')
}

/** Writes a module for each icon, so that each file of the site has those alone that its code uses. */
export const writeIcons = (from = at('icons'), to = at('app/icons')): void => {
  const names = readdirSync(from)
    .filter((name) => name.endsWith('.svg'))
    .map((name) => name.slice(0, -'.svg'.length))
    .toSorted()
  rmSync(to, { recursive: true, force: true })
  mkdirSync(to)
  for (const name of names) {
    const drawing = drawingOf(readFileSync(join(from, `${name}.svg`), 'utf8'))
    writeFileSync(
      join(to, `${name}.ts`),
      `${HEADER}import { createIcon } from '#ui/create-icon.tsx'
export const ${componentOf(name)} = /*#__PURE__*/ createIcon('${name}', ${JSON.stringify(drawing)})
`,
    )
  }
  const exports = names.map((name) => `export { ${componentOf(name)} } from './${name}.ts'\n`)
  writeFileSync(join(to, 'index.ts'), `${HEADER}${exports.join('')}`)
}
