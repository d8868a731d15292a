import { beforeAll, describe, expect, it } from 'vitest'
import { type Finding, lintPlanted, type Planted } from './plant.ts'

/** file, what it imports, whether the arrows allow it */
const ARROWS: readonly (readonly [string, string, boolean])[] = [
  ['packages/units/src/a.ts', '@dhvani/catalogue', false],
  ['packages/sound-render/src/a.ts', '@dhvani/catalogue', true],
  ['packages/sound-render/src/g.ts', '@dhvani/audio-engine', false],
  ['packages/sound-render/src/b.ts', '@dhvani/units', true],
  ['packages/sound-render/src/c.ts', './dsp/noise.ts', true],
  ['packages/audio-engine/src/a.ts', '@dhvani/audio-measures', false],
  ['packages/audio-engine/src/a.test.ts', '@dhvani/audio-measures', true],
  ['packages/audio-engine/src/b.ts', '../../catalogue/src/index.ts', false],
  ['packages/audio-engine/src/f.ts', '@dhvani/catalogue/limits', true],
  ['packages/catalogue/src/a.ts', '@dhvani/audio-engine', false],
  ['packages/audio-files/src/a.ts', '@dhvani/catalogue', true],
  ['packages/audio-files/src/b.ts', '@dhvani/audio-engine', false],
  ['packages/audio-engine/src/c.ts', '../../units/src/index.ts', false],
  ['packages/audio-engine/src/d.ts', '../../../tools/start/repository.ts', false],
  ['packages/audio-engine/src/e.ts', '../../../apps/web/app/lib/listening/page-engine.ts', false],
  ['apps/web/app/features/dock/a.ts', '#features/upload/b.ts', false],
  ['apps/web/app/features/dock/b.ts', '../upload/b.ts', false],
  ['apps/web/app/features/dock/c.ts', '#ui/button.tsx', true],
  ['apps/web/app/features/dock/d.ts', './mix-dock.tsx', true],
  ['apps/web/app/features/dock/e.ts', '@dhvani/server/testing', false],
  ['apps/web/app/features/dock/f.ts', '../../routes/home.tsx', false],
  ['apps/web/app/features/dock/g.ts', '#content/bibliography.ts', true],
  ['apps/web/app/ui/a.ts', '#features/dock/b.ts', false],
  ['apps/web/app/ui/b.ts', '#content/bibliography.ts', false],
  ['apps/web/app/ui/c.ts', '#lib/notices/toasts.ts', true],
  ['apps/web/app/ui/d.ts', '#lib/session/session.ts', false],
  ['apps/web/app/lib/page/a.ts', '#routes/home.tsx', false],
  ['apps/web/app/lib/page/b.ts', '#content/bibliography.ts', false],
  ['apps/web/app/lib/page/c.ts', '../../features/dock/b.ts', false],
  ['apps/web/app/lib/page/d.ts', '#messages', true],
  ['apps/web/app/lib/page/e.ts', '#lib/session/session.ts', false],
  ['apps/web/app/lib/page/f.ts', '#ui/button.tsx', false],
  ['apps/web/app/lib/page/g.ts', '#lib/page/../session/session.ts', false],
  ['apps/web/app/lib/engine/a.ts', '../beats/beatbox.ts', false],
  ['apps/web/app/lib/beats/b.ts', '#lib/engine/current-engine.ts', true],
  ['apps/web/app/lib/beats/a.ts', '#lib/listening/page-engine.ts', false],
  ['apps/web/app/lib/listening/a.ts', '#lib/beats/beat-address.ts', true],
  ['apps/web/app/routes/a.ts', '#features/dock/b.ts', true],
  ['apps/web/app/routes/b.ts', '@dhvani/sound-render', false],
  ['apps/web/app/root.tsx', '#features/dock/b.ts', true],
  ['apps/web/content/a.ts', '../app/lib/listening/page-engine.ts', false],
  ['apps/web/content/b.ts', '#features/blog/b.ts', false],
  ['apps/web/service-worker/a.ts', '../app/lib/listening/page-engine.ts', false],
  ['apps/web/service-worker/b.ts', '#lib/store/shared-files.ts', true],
  ['apps/server/src/surfaces/auth/routes/a.ts', '#surfaces/storage/b.ts', false],
  ['apps/server/src/surfaces/auth/routes/b.ts', '../../storage/b.ts', false],
  ['apps/server/src/surfaces/auth/routes/c.ts', '../sessions/begin-session.ts', true],
  ['apps/server/src/surfaces/auth/sessions/a.ts', '#platform/clock/clock.ts', true],
  ['apps/server/src/surfaces/auth/sessions/b.ts', '../routes/token.ts', false],
  ['apps/server/src/surfaces/auth/sessions/c.ts', '../http/captcha.ts', false],
  ['apps/server/src/surfaces/auth/sessions/d.ts', '#http/caller/caller.ts', false],
  ['apps/server/src/surfaces/auth/sessions/e.ts', '../codes/minute-since-code.ts', false],
  ['apps/server/src/surfaces/auth/codes/a.ts', '../sessions/begin-session.ts', true],
  ['apps/server/src/surfaces/auth/factors/a.ts', '../identities/account-of-profile.ts', false],
  ['apps/server/src/surfaces/auth/http/a.ts', '../routes/token.ts', false],
  ['apps/server/src/surfaces/auth/http/b.ts', '#http/caller/caller.ts', true],
  ['apps/server/src/surfaces/storage/a.ts', '#platform/blobs/blobs.ts', true],
  ['apps/server/src/surfaces/storage/b.ts', '../auth/b.ts', false],
  ['apps/server/src/surfaces/storage/c.ts', '#operator/doctor.ts', false],
  ['apps/server/src/platform/a.ts', '#surfaces/auth/b.ts', false],
  ['apps/server/src/platform/b.ts', '../surfaces/auth/b.ts', false],
  ['apps/server/src/platform/c.ts', '../http/caller.ts', false],
  ['apps/server/src/http/a.ts', '#surfaces/auth/b.ts', false],
  ['apps/server/src/http/b.ts', '../operator/doctor.ts', false],
  ['apps/server/src/app.ts', '#surfaces/storage/b.ts', true],
  ['apps/server/src/operator/a.ts', '#surfaces/storage/b.ts', true],
  ['apps/server/src/start/a.ts', '@dhvani/audio-engine', false],
  ['apps/server/src/start/b.ts', '../app.ts', true],
  ['apps/server/src/b.ts', '../../web/app/lib/listening/page-engine.ts', false],
  ['tools/start/a.ts', '@dhvani/catalogue', true],
  ['e2e/home/a.spec.ts', '../../apps/web/app/lib/listening/page-engine.ts', false],
]

/** Every way to name a module, in a file that may not import what it names. */
const FORMS: readonly (readonly [string, string])[] = [
  ['static', "import { thing } from '#features/upload/b.ts'\nexport const other = thing"],
  ['side effect', "import '#features/upload/b.ts'"],
  ['type', "import type { Thing } from '#features/upload/b.ts'\nexport type Other = Thing"],
  ['inline type', "export type Other = import('#features/upload/b.ts').Thing"],
  ['dynamic', "export const load = () => import('#features/upload/b.ts')"],
  ['dynamic, in backticks', 'export const load = () => import(`#features/upload/b.ts`)'],
  ['re-export', "export { thing } from '#features/upload/b.ts'"],
  ['re-export of everything', "export * from '#features/upload/b.ts'"],
]

const formFile = (index: number) => `apps/web/app/features/dock/form-${String(index)}.ts`

let findings: readonly Finding[] = []
const isReported = (file: string) =>
  findings.some((finding) => finding.file === file && finding.rule === 'import-direction')

beforeAll(async () => {
  const byArrow = ARROWS.map(([file, source]): Planted => [
    file,
    `import { thing } from '${source}'\nexport const other = thing\n`,
  ])
  const byForm = FORMS.map(([, text], index): Planted => [formFile(index), `${text}\n`])
  findings = await lintPlanted([...byArrow, ...byForm])
})

it.each(ARROWS)('%s importing %s is allowed: %s', (file, _source, isAllowed) => {
  expect(isReported(file)).toBe(!isAllowed)
})

describe('an import that the arrows forbid is found in every form', () => {
  it.each(FORMS.map(([name], index) => [name, index] as const))('%s', (_name, index) => {
    expect(isReported(formFile(index))).toBe(true)
  })
})
