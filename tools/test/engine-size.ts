import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { REPOSITORY } from '../start/repository.ts'
import { ONE_FAILED, ONE_PASSED } from './outcome.ts'
import { runPrinting, type Step } from './run-step.ts'

/** What is measured, by the name of its bundle: a page that only mixes, and all there is. */
const ENTRIES = {
  mixer: "export * from '@dhvani/audio-engine'",
  whole:
    "export * from '@dhvani/audio-engine'; export * from '@dhvani/audio-engine/beatbox';" +
    "export * from '@dhvani/audio-engine/renewal'",
} as const

/** Bundles the audio engine as pages load it: stretcher, recorder, export and what few sounds need come on demand. */
const bundleEngine = async (name: string, code: string): Promise<void> => {
  const bundle = await rolldown({
    input: name,
    external: ['signalsmith-stretch', /(record|export)-beat|packed-buffer|loop-seam/],
    platform: 'browser',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === name ? join(REPOSITORY, 'tools', `${name}.js`) : undefined),
        load: (id) => (id === join(REPOSITORY, 'tools', `${name}.js`) ? code : undefined),
      },
    ],
  })
  await bundle.write({ file: join(REPOSITORY, 'build/size', `${name}.js`), minify: true })
  await bundle.close()
}

/** Bundles the recipes of all sounds into `build/size`, as the worker that renders new periods loads them. */
export const bundleRecipes = async (): Promise<void> => {
  const bundle = await rolldown({
    input: join(REPOSITORY, 'apps/web/app/lib/sounds/renewal/period.worker.ts'),
    platform: 'browser',
  })
  await bundle.write({ file: join(REPOSITORY, 'build/size/recipes.js'), minify: true })
  await bundle.close()
}

/** The budgets of `.size-limit.json`. */
export const engineSizeStep: Step = {
  name: 'size budgets',
  run: async (print) => {
    for (const [name, code] of Object.entries(ENTRIES)) await bundleEngine(name, code)
    await bundleRecipes()
    return (await runPrinting(print, 'size-limit', [])) === 0 ? ONE_PASSED : ONE_FAILED
  },
}
