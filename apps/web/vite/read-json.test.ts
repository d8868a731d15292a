import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readJson } from './read-json.ts'

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dhvani-json-'))
})

afterAll(() => rm(folder, { recursive: true }))

it('names the file that is no JSON', async () => {
  const file = join(folder, 'ta.json')
  await writeFile(file, '{ "menu": "பட்டி", }')
  expect(() => readJson(file)).toThrow(`${file} is no JSON: `)
  await writeFile(file, '{ "menu": "பட்டி" }')
  expect(readJson(file)).toEqual({ menu: 'பட்டி' })
})
