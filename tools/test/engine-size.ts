import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { REPOSITORY } from '../start/repository.ts'
import { ONE_FAILED, ONE_PASSED } from './outcome.ts'
import { runVisibly, type Step } from './run-step.ts'

/** Bundles the audio engine as a page loads it, without the time-stretcher that comes on demand. */
const bundleEngine = async (): Promise<void> => {
  const bundle = await rolldown({
    input: join(REPOSITORY, 'packages/audio-engine/src/index.ts'),
    external: ['signalsmith-stretch'],
    platform: 'browser',
  })
  await bundle.write({
    dir: join(REPOSITORY, 'build/size'),
    entryFileNames: 'audio-engine.js',
    chunkFileNames: 'on-demand-[hash].js',
    minify: true,
  })
  await bundle.close()
}

/** The budgets of `.size-limit.json`. */
export const engineSizeStep: Step = {
  name: 'size budgets',
  run: async () => {
    await bundleEngine()
    return (await runVisibly('size-limit', [])) === 0 ? ONE_PASSED : ONE_FAILED
  },
}
