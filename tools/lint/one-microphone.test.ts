import { beforeAll, expect, it } from 'vitest'
import { type Finding, lintPlanted } from './plant.ts'

const APP = 'apps/web/app'
const ASKS = 'export const a = () => navigator.mediaDevices.getUserMedia({ audio: true })'

/** What a file does, the file, its text, whether the rule must find it. */
const PLANTED: readonly (readonly [string, string, string, boolean])[] = [
  ['asks by itself', `${APP}/features/upload/a.ts`, ASKS, true],
  [
    'takes the function out of its object',
    `${APP}/lib/engine/a.ts`,
    'const { getUserMedia } = navigator.mediaDevices\nexport const a = getUserMedia',
    true,
  ],
  [
    'names it in a text',
    `${APP}/features/upload/b.ts`,
    "export const a = () => navigator.mediaDevices['getUserMedia']({ audio: true })",
    true,
  ],
  ['is the one that asks', `${APP}/lib/engine/microphone.ts`, ASKS, false],
  ['is a test', `${APP}/features/upload/a.page.test.tsx`, ASKS, false],
  ['is no part of the app', 'tools/start/a.ts', ASKS, false],
]

let findings: readonly Finding[] = []

beforeAll(async () => {
  findings = await lintPlanted(PLANTED.map(([, path, text]) => [path, `${text}\n`]))
})

it.each(PLANTED)('a file that %s: %s', (_name, path, _text, isFound) => {
  expect(findings.some(({ file, rule }) => file === path && rule === 'one-microphone')).toBe(
    isFound,
  )
})
