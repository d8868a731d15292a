import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')

/** file, what it imports, whether that is allowed */
const PLANTED: readonly (readonly [string, string, boolean])[] = [
  ['packages/units/src/a.ts', '@dhvani/catalogue', false],
  ['packages/sound-render/src/a.ts', '@dhvani/catalogue', false],
  ['packages/sound-render/src/b.ts', '@dhvani/units', true],
  ['packages/audio-engine/src/a.ts', '@dhvani/audio-testkit', false],
  ['packages/audio-engine/src/b.ts', '@dhvani/catalogue/limits', true],
  ['packages/catalogue/src/a.ts', '@dhvani/audio-engine', false],
  ['packages/audio-engine/src/a.test.ts', '@dhvani/audio-testkit', true],
  ['apps/web/app/features/mixer/a.ts', '#features/upload/b.ts', false],
  ['apps/web/app/features/mixer/b.ts', '#ui/button.tsx', true],
  ['apps/web/app/features/mixer/c.ts', '@dhvani/server', false],
  ['apps/web/app/ui/a.ts', '#features/mixer/b.ts', false],
  ['apps/web/app/lib/a.ts', '#routes/home.tsx', false],
  ['apps/web/app/routes/a.ts', '#features/mixer/b.ts', true],
  ['apps/web/app/routes/b.ts', '@dhvani/sound-render', false],
  ['apps/server/src/surfaces/auth/a.ts', '#surfaces/storage/b.ts', false],
  ['apps/server/src/surfaces/auth/b.ts', '#platform/mail.ts', true],
  ['apps/server/src/platform/a.ts', '#surfaces/auth/b.ts', false],
  ['apps/server/src/http/a.ts', '#surfaces/auth/b.ts', false],
  ['apps/server/src/app.ts', '#surfaces/auth/b.ts', true],
  ['apps/server/src/start/a.ts', '@dhvani/audio-engine', false],
]

let folder = ''
let findings = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dhvani-boundaries-'))
  await cp(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  await cp(join(ROOT, 'tools/lint'), join(folder, 'tools/lint'), { recursive: true })
  for (const [file, source] of PLANTED) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(
      join(folder, file),
      `import { thing } from '${source}'\nexport const other = thing\n`,
    )
  }
  findings = await new Promise((done) => {
    const lint = join(ROOT, 'node_modules/oxlint/bin/oxlint')
    execFile(
      process.execPath,
      [lint, '-f', 'unix', 'apps', 'packages'],
      { cwd: folder },
      (_, out) => {
        done(out)
      },
    )
  })
})

afterAll(() => rm(folder, { recursive: true, force: true }))

it.each(PLANTED)('judges %s importing %s (allowed: %s)', (file, _source, allowed) => {
  const found = findings
    .split('\n')
    .some((line) => line.startsWith(`${file}:`) && line.includes('import-direction'))
  expect(found).toBe(!allowed)
})
