import { beforeAll, describe, expect, it } from 'vitest'
import { type Finding, lintPlanted, type Planted } from './plant.ts'

const lines = (count: number) =>
  Array.from({ length: count }, (_, line) => `export const number${String(line)} = ${String(line)}`)
    .join('\n')
    .concat('\n')

const WEB = 'apps/web/app'
const SURFACES = 'apps/server/src/surfaces'

/** A rule, a file and its text, whether the rule must find it. */
const PLANTED: readonly (readonly [string, string, string, boolean])[] = [
  ['max-lines', 'tools/start/long.ts', lines(301), true],
  ['max-lines', 'tools/start/whole.ts', lines(300), false],
  ['max-lines', 'packages/catalogue/src/table.ts', lines(301), false],
  ['no-console', `${WEB}/lib/page/a.ts`, "console.log('a')", true],
  ['no-console', `${SURFACES}/storage/a.ts`, "console.error('a')", true],
  ['no-console', 'packages/units/src/console.ts', "console.warn('a')", true],
  ['no-console', 'tools/start/console.ts', "console.log('a')", false],
  ['no-default-export', `${WEB}/lib/page/b.ts`, 'export default 1', true],
  ['no-default-export', `${WEB}/routes/home.tsx`, 'export default 1', false],
  ['no-explicit-any', 'packages/units/src/any.ts', 'export const a = (b: any) => b', true],
  ['no-floating-promises', `${WEB}/lib/page/c.ts`, 'const a = async () => 1\na()', true],
  ['no-floating-promises', `${WEB}/lib/page/d.ts`, 'const a = async () => 1\nawait a()', false],
  [
    'no-restricted-properties',
    'packages/units/src/chance.ts',
    'export const a = Math.random()',
    true,
  ],
  ['no-restricted-properties', 'packages/units/src/time.ts', 'export const a = Date.now()', true],
  ['no-restricted-properties', `${SURFACES}/auth/time.ts`, 'export const a = Date.now()', true],
  [
    'no-restricted-properties',
    `${SURFACES}/data/chance.ts`,
    'export const a = Math.random()',
    true,
  ],
  ['no-restricted-properties', `${WEB}/lib/page/e.ts`, 'export const a = Date.now()', false],
  ['no-restricted-imports', 'packages/units/src/f.ts', "import 'react'", true],
  ['no-restricted-imports', 'packages/units/src/g.ts', "import 'fastify'", true],
  ['no-restricted-imports', 'packages/audio-engine/src/h.ts', "import 'react-router'", true],
  ['no-restricted-imports', `${WEB}/lib/page/i.ts`, "import 'react'", false],
  ['no-restricted-globals', `${WEB}/lib/page/m.ts`, "localStorage.getItem('a')", true],
  ['no-restricted-globals', `${WEB}/features/dock/n.ts`, "sessionStorage.getItem('a')", true],
  [
    'no-restricted-globals',
    `${WEB}/lib/store/browser-storage.ts`,
    "localStorage.getItem('a')",
    false,
  ],
  [
    'consistent-type-imports',
    'packages/units/src/j.ts',
    "import { A } from './k.ts'\nexport type B = A",
    true,
  ],
  ['eqeqeq', 'packages/units/src/l.ts', 'export const a = (b: number) => b == 1', true],
]

/** Two files that import each other's values, by every way in which this repository names files. */
const CYCLES: readonly (readonly [string, readonly Planted[], boolean])[] = [
  [
    'by relative paths',
    [
      ['tools/start/ring-a.ts', "import { b } from './ring-b.ts'\nexport const a = () => b\n"],
      ['tools/start/ring-b.ts', "import { a } from './ring-a.ts'\nexport const b = () => a\n"],
    ],
    true,
  ],
  [
    'by aliases of the web app',
    [
      [
        `${WEB}/lib/page/ring-a.ts`,
        "import { b } from '#lib/sounds/ring-b.ts'\nexport const a = () => b\n",
      ],
      [
        `${WEB}/lib/sounds/ring-b.ts`,
        "import { a } from '#lib/page/ring-a.ts'\nexport const b = () => a\n",
      ],
    ],
    true,
  ],
  [
    'by aliases of the server',
    [
      [
        'apps/server/src/http/ring-a.ts',
        "import { b } from '#http/ring-b.ts'\nexport const a = () => b\n",
      ],
      [
        'apps/server/src/http/ring-b.ts',
        "import { a } from '#http/ring-a.ts'\nexport const b = () => a\n",
      ],
    ],
    true,
  ],
  [
    'by re-exports, over three files',
    [
      ['tools/dev/ring-a.ts', "export { b } from './ring-b.ts'\nexport const a = 1\n"],
      ['tools/dev/ring-b.ts', "import { c } from './ring-c.ts'\nexport const b = () => c\n"],
      ['tools/dev/ring-c.ts', "import { a } from './ring-a.ts'\nexport const c = () => a\n"],
    ],
    true,
  ],
  [
    'by types alone, which is no cycle at run time',
    [
      ['tools/docs/ring-a.ts', "import type { B } from './ring-b.ts'\nexport type A = B | 1\n"],
      ['tools/docs/ring-b.ts', "import type { A } from './ring-a.ts'\nexport type B = A[]\n"],
    ],
    false,
  ],
]

const ALIASES: readonly Planted[] = [
  ['apps/web/package.json', '{ "name": "@dhvani/web", "imports": { "#lib/*": "./app/lib/*" } }'],
  [
    'apps/server/package.json',
    '{ "name": "@dhvani/server", "imports": { "#http/*": "./src/http/*" } }',
  ],
]

let findings: readonly Finding[] = []

beforeAll(async () => {
  findings = await lintPlanted([
    ...ALIASES,
    ...PLANTED.map(([, path, text]): Planted => [path, `${text.trimEnd()}\n`]),
    ...CYCLES.flatMap(([, files]) => files),
  ])
})

it.each(PLANTED)('%s in %s', (rule, path, _text, isFound) => {
  expect(findings.some((found) => found.file === path && found.rule === rule)).toBe(isFound)
})

describe('a cycle of imports', () => {
  it.each(CYCLES)('%s', (_name, files, isFound) => {
    const paths = files.map(([path]) => path)
    const found = findings.filter(({ file, rule }) => rule === 'no-cycle' && paths.includes(file))
    expect(found.length > 0).toBe(isFound)
  })
})
