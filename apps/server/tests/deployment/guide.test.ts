import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { settingsSchema } from '../../src/start/settings.ts'
import { readRepositoryFile, ROOT } from './read-compose.ts'

const readGuide = () => readRepositoryFile('docs/guides/operating.md')

it('names only settings that the server has', async () => {
  const named = [...(await readGuide()).matchAll(/`\$?([A-Z]+_[A-Z_]+|PORT|HOST)\b[^`]*`/g)]
  const known = new Set(Object.keys(settingsSchema.shape))
  expect(named.length).toBeGreaterThan(10)
  expect(named.map(([, name = '']) => name).filter((name) => !known.has(name))).toEqual([])
})

it('names only commands of npm run admin that there are', async () => {
  const help = await readRepositoryFile('apps/server/src/operator/accounts/cli.ts')
  const named = [...(await readGuide()).matchAll(/npm run admin -- ([\w-]+)/g)]
  expect(named.length).toBeGreaterThan(0)
  for (const [, command = ''] of named) expect(help).toMatch(new RegExp(`^  ${command}\\b`, 'm'))
})

it('copies and runs only files that are there', async () => {
  const blocks = [...(await readGuide()).matchAll(/^```sh\n([^]*?)^```/gm)].map(([, code]) => code)
  const named = blocks.join('\n').match(/\b(?:deploy|tools|apps)\/[\w./-]+|\.env\.example/g) ?? []
  expect(named.length).toBeGreaterThan(4)
  for (const path of named) expect([path, existsSync(new URL(path, ROOT))]).toEqual([path, true])
})
