import { beforeAll, expect, it } from 'vitest'
import { type Finding, lintPlanted } from './plant.ts'

const APP = 'apps/web/app'
const ONE_WAY = "import { loadPart } from '#lib/code/load-part.ts'\n"

/** What a file does, the file, its text, whether the rule must find it. */
const PLANTED: readonly (readonly [string, string, string, boolean])[] = [
  [
    'imports later by itself',
    `${APP}/lib/page/a.ts`,
    "export const a = () => import('./b.ts')",
    true,
  ],
  [
    'awaits an import of its own',
    `${APP}/features/dock/a.ts`,
    "export const a = async () => (await import('./b.ts')).b",
    true,
  ],
  [
    'gives the import, not a function',
    `${APP}/features/dock/b.ts`,
    `${ONE_WAY}export const a = () => loadPart(import('./b.ts'))`,
    true,
  ],
  [
    'imports in a function beside the one it gives',
    `${APP}/features/dock/c.ts`,
    `${ONE_WAY}export const a = () => loadPart(() => Promise.resolve(() => import('./b.ts')))`,
    true,
  ],
  [
    'gives the function to another loader',
    `${APP}/features/dock/d.ts`,
    "import { load } from './load.ts'\nexport const a = () => load(() => import('./b.ts'))",
    true,
  ],
  [
    'gives the import to loadPart',
    `${APP}/features/dock/e.ts`,
    `${ONE_WAY}export const a = () => loadPart(() => import('./b.ts'))`,
    false,
  ],
  [
    'gives a chosen export to latePart',
    `${APP}/features/dock/f.tsx`,
    "import { latePart } from '#ui/late-part.tsx'\nexport const A = latePart(async () => (await import('./a.tsx')).A)",
    false,
  ],
  [
    'uses lazy',
    `${APP}/features/dock/g.tsx`,
    "import { lazy } from 'react'\nimport { load } from './load.ts'\nexport const A = lazy(load)",
    true,
  ],
  [
    'uses lazy by another name',
    `${APP}/routes/home.tsx`,
    "import { lazy as later } from 'react'\nimport { load } from './load.ts'\nexport default later(load)",
    true,
  ],
  [
    'uses React.lazy',
    `${APP}/ui/a.tsx`,
    "import * as React from 'react'\nimport { load } from './load.ts'\nexport const A = React.lazy(load)",
    true,
  ],
  [
    'is the file of latePart',
    `${APP}/ui/late-part.tsx`,
    "import { lazy } from 'react'\nimport { load } from './load.ts'\nexport const A = lazy(load)",
    false,
  ],
  ['is a test', `${APP}/lib/page/a.test.ts`, "export const a = () => import('./b.ts')", false],
  ['is no part of the app', 'tools/start/a.ts', "export const a = () => import('./b.ts')", false],
]

let findings: readonly Finding[] = []

beforeAll(async () => {
  findings = await lintPlanted(PLANTED.map(([, path, text]) => [path, `${text}\n`]))
})

it.each(PLANTED)('a file that %s: %s', (_name, path, _text, isFound) => {
  expect(findings.some(({ file, rule }) => file === path && rule === 'late-parts')).toBe(isFound)
})
