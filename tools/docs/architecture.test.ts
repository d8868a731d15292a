import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { REPOSITORY } from '../start/repository.ts'

const TOP_LEVEL = /^(apps|packages|supabase|tools|e2e|bench|docs)(\/|$)/

it('names only folders that exist in ARCHITECTURE.md', async () => {
  const text = await readFile(join(REPOSITORY, 'ARCHITECTURE.md'), 'utf8')
  const named = [...text.matchAll(/`([a-z][a-z0-9/._-]*)`/g)]
    .map((match) => match[1] ?? '')
    .filter((name) => TOP_LEVEL.test(name))
  expect(named.length).toBeGreaterThan(15)
  expect(named.filter((name) => !existsSync(join(REPOSITORY, name)))).toEqual([])
})
