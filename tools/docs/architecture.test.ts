import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { REPOSITORY } from '../start/repository.ts'
import { findUnnamedFolders, readRooms, type Rooms } from './rooms.ts'

/** Folders whose own folders are rooms: ARCHITECTURE.md says what each of these is for. */
const HOUSES = [
  '.',
  'apps',
  'apps/server',
  'apps/server/src',
  'apps/server/src/surfaces',
  'apps/server/src/surfaces/auth',
  'apps/web',
  'apps/web/app',
  'apps/web/app/features',
  'apps/web/app/lib',
  'docs',
  'packages',
  'packages/audio-engine/src',
  'packages/sound-render/src',
  'supabase',
  'tools',
]

const listFolders = (): string[] => {
  const files = execFileSync('git', ['ls-files'], { cwd: REPOSITORY, encoding: 'utf8' })
  return [
    ...new Set(
      files
        .trim()
        .split('\n')
        .map((file) => posix.dirname(file)),
    ),
  ]
}

let rooms: Rooms = new Map()

beforeAll(async () => {
  rooms = readRooms(await readFile(join(REPOSITORY, 'ARCHITECTURE.md'), 'utf8'))
})

it('names only folders that exist', () => {
  expect(rooms.size).toBeGreaterThan(20)
  expect([...rooms.keys()].filter((path) => !existsSync(join(REPOSITORY, path)))).toEqual([])
})

it('names every folder that is a room', () => {
  expect(findUnnamedFolders(rooms, listFolders(), HOUSES)).toEqual([])
})

it('finds a folder that the page forgot, and takes one that stands in the row of its parent', () => {
  const page = readRooms('| `apps/web` | the site: `content`, `vite` |\n')
  const folders = ['apps/web/content/articles', 'apps/web/vite', 'apps/web/app/lib']
  expect(findUnnamedFolders(page, folders, ['apps/web'])).toEqual(['apps/web/app'])
})
