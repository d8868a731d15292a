import { beforeAll, expect, it } from 'vitest'
import { type Finding, lintPlanted } from './plant.ts'

const APP = 'apps/web/app'

/** What a file does, the file, its text, whether the rule must find it. */
const PLANTED: readonly (readonly [string, string, string, boolean])[] = [
  ['listens to online', `${APP}/ui/a.ts`, "addEventListener('online', () => undefined)", true],
  [
    'listens to offline of the window',
    `${APP}/features/dock/a.ts`,
    "window.addEventListener('offline', () => undefined)",
    true,
  ],
  [
    'ends a listening to online',
    `${APP}/features/dock/b.ts`,
    "export const a = (b: () => void) => removeEventListener('online', b)",
    true,
  ],
  [
    'reads whether the browser is online',
    `${APP}/lib/page/a.ts`,
    'export const a = () => navigator.onLine',
    true,
  ],
  ['fetches by itself', `${APP}/lib/page/b.ts`, "export const a = () => fetch('/a')", true],
  [
    'is the file of isOnline',
    `${APP}/lib/network/online.ts`,
    'export const a = () => navigator.onLine',
    false,
  ],
  ['is the file of ask', `${APP}/lib/network/ask.ts`, "export const a = () => fetch('/a')", false],
  ['listens to a click', `${APP}/ui/b.ts`, "addEventListener('click', () => undefined)", false],
  ['is a test', `${APP}/ui/c.test.ts`, 'export const a = () => navigator.onLine', false],
  ['is no part of the app', 'tools/start/a.ts', "export const a = () => fetch('/a')", false],
]

let findings: readonly Finding[] = []

beforeAll(async () => {
  findings = await lintPlanted(PLANTED.map(([, path, text]) => [path, `${text}\n`]))
})

it.each(PLANTED)('a file that %s: %s', (_name, path, _text, isFound) => {
  expect(findings.some(({ file, rule }) => file === path && rule === 'one-network')).toBe(isFound)
})
