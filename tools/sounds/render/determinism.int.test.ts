import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { claimOf, prove } from '@dhvani/audio-measures/stamps'
import { soundManifestSchema } from '@dhvani/catalogue'
import { RECIPES } from '@dhvani/sound-render'
import { expect, it } from 'vitest'
import { renderStaleSounds } from './render-stale-sounds.ts'
import { createJobQueue } from './job-queue.ts'
import { renderTake } from './render-sound.ts'
import { getLoudnessTarget } from '../ship/loudness-target.ts'
import { runJobs } from './run-jobs.ts'

const OUTPUT = resolve(import.meta.dirname, '../../../build/sounds')
const MINUTES = 10 * 60_000

/** The cheapest of each kind: noise, bubbles, events, whistles; a struck and a sustained loop. */
const SOUNDS = ['rain', 'river-flowing', 'asmr-kiss', 'koel-singing']
const IDS = [...SOUNDS, 'tabla-keherwa', 'dhol-chaal', 'flute-phrase']

const hashAll = async (workers: number, ids: readonly string[]) => {
  const hashes: Record<string, string> = {}
  await runJobs<string, readonly [string, string]>(createJobQueue(ids), {
    worker: new URL('./hash-worker.ts', import.meta.url),
    workerData: undefined,
    workers,
    describe: (id) => id,
    onResult: ([id, hash]) => {
      hashes[id] = hash
    },
  })
  return hashes
}

it(
  'renders the same 16-bit samples twice, on one worker, on three, and as the build rendered them',
  { timeout: MINUTES },
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'dhvani-determinism-'))
    const { manifestPath } = await renderStaleSounds({
      outputDir: OUTPUT,
      dataDir,
      onProgress: () => undefined,
    }).finally(() => rmSync(dataDir, { recursive: true }))
    const { sounds, beats } = soundManifestSchema.parse(
      JSON.parse(readFileSync(manifestPath, 'utf8')),
    )
    const built = Object.fromEntries(IDS.map((id) => [id, (sounds[id] ?? beats[id])?.pcmHash]))
    const claim = claimOf(
      import.meta.filename,
      'beats',
      'are the same samples on any worker',
      ...SOUNDS,
    )
    await prove({ ...claim, facts: JSON.stringify(built) }, async () => {
      const alone = await hashAll(1, IDS)
      // Another order on other workers: what a worker did before must not show.
      const shared = await hashAll(3, IDS.toReversed())
      expect(alone).toEqual(shared)
      expect(alone).toEqual(built)
      expect(new Set(Object.values(alone)).size).toBe(IDS.length)
    })
  },
)

it('renders other samples for another seed', { timeout: MINUTES }, () =>
  prove(claimOf(import.meta.filename, 'koel-singing', 'is another take for another seed'), () => {
    const koel = RECIPES.find(({ file }) => file === 'koel-singing')!
    const target = getLoudnessTarget(koel.file)
    const [one, other] = [renderTake(koel, 1, target), renderTake(koel, 2, target)]
    expect(one.left.length).toBe(other.left.length)
    expect(one.left).not.toEqual(other.left)
  }),
)
