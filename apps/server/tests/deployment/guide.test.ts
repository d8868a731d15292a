import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { settingsSchema } from '../../src/start/settings.ts'
import { readRepositoryFile, ROOT } from './read-compose.ts'
import { readGuide, readGuideCommands } from './read-guide.ts'

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

it('installs by the one command after which no other command installs again', async () => {
  const installing = (await readGuideCommands()).filter((line) =>
    /\bnpm (ci|i|install|run build)\b/.test(line),
  )
  expect(installing).toHaveLength(2)
  // `npm ci` alone leaves no mark: the next `npm run doctor` would install anew under the running server.
  for (const line of installing) expect(line).toMatch(/ npm run build$/)
})

it('copies and runs only files that are there', async () => {
  const named =
    (await readGuideCommands())
      .join('\n')
      .match(/\b(?:deploy|tools|apps)\/[\w./-]+|\.env\.example/g) ?? []
  expect(named.length).toBeGreaterThan(3)
  for (const path of named) expect([path, existsSync(new URL(path, ROOT))]).toEqual([path, true])
})
