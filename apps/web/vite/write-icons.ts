import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' }

const APP = fileURLToPath(new URL('../app', import.meta.url))

const HEADER = '// Generated from the icons that the code imports (vite/write-icons.ts).\n'

/** @returns Lucide's name of an icon, such as `link-2` of the component `Link2` */
const nameOf = (component: string): string =>
  component.replace(/(?<!^)(?:[A-Z]|\d+)/g, (start) => `-${start}`).toLowerCase()

/** @returns the components that the files of a folder import from `#icons` */
export const findImportedIcons = (folder = APP): readonly string[] => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const texts = files
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
  const imported = texts
    .flatMap((text) => [...text.matchAll(/import \{([^}]*)\} from '#icons'/g)])
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(' ')[0] ?? '')
  return [...new Set(imported.filter((name) => name !== ''))].toSorted()
}

type Drawings = Readonly<Record<string, { readonly body: string } | undefined>>
type OtherNames = Readonly<Record<string, { readonly parent: string } | undefined>>

/** Every drawing says how its lines are drawn. `createIcon` says it once, around them. */
const LINES =
  / (?:fill="none"|stroke="currentColor"|stroke-linecap="round"|stroke-linejoin="round"|stroke-width="2")/g

/**
 * @param component such as `Link2`
 * @returns what stands inside of the icon's `<svg>`
 * @throws where Lucide has no such icon
 */
export const drawingOf = (component: string): string => {
  const name = nameOf(component)
  const drawings: Drawings = lucide.icons
  const otherNames: OtherNames = lucide.aliases
  const drawing = drawings[name] ?? drawings[otherNames[name]?.parent ?? '']
  if (!drawing) throw new Error(`Lucide has no icon ${name}.`)
  return drawing.body.replaceAll(LINES, '').replace(/^<g>(.*)<\/g>$/s, '$1')
}

/** Writes a module for each icon, so that each file of the site has those alone that its code uses. */
export const writeIcons = (components = findImportedIcons(), to = join(APP, 'icons')): void => {
  rmSync(to, { recursive: true, force: true })
  mkdirSync(to)
  for (const component of components) {
    const name = nameOf(component)
    writeFileSync(
      join(to, `${name}.ts`),
      `${HEADER}import { createIcon } from '#ui/create-icon.tsx'
export const ${component} = /*#__PURE__*/ createIcon('${name}', ${JSON.stringify(drawingOf(component))})
`,
    )
  }
  const exports = components.map((name) => `export { ${name} } from './${nameOf(name)}.ts'\n`)
  writeFileSync(join(to, 'index.ts'), `${HEADER}${exports.join('')}`)
}
