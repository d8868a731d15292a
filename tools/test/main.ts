import { renderStaleSounds } from '../sounds/render/render-stale-sounds.ts'
import { buildStaleSite } from '../start/build-site.ts'
import { dataFolder, SOUNDS_FOLDER } from '../start/repository.ts'
import { engineSizeStep } from './engine-size.ts'
import { ONE_PASSED } from './outcome.ts'
import { pageWeightStep } from './page-weight.ts'
import { endToEndStep, engineSteps } from './playwright-step.ts'
import { prepareMachine } from './prepare-machine.ts'
import { commandStep, type Step } from './run-step.ts'
import { runStages } from './run-stages.ts'
import { GENERATED_TYPES, STATIC_LANES } from './static-steps.ts'
import { validHtmlStep } from './valid-html.ts'
import { vitestStep } from './vitest-step.ts'

const rendersSounds: Step = {
  name: 'sounds rendered',
  run: async (print) => {
    const onProgress = (line: string) => print(`${line}\n`)
    await renderStaleSounds({ outputDir: SOUNDS_FOLDER, dataDir: dataFolder(), onProgress })
    return ONE_PASSED
  },
}

const buildsSite: Step = {
  name: 'site built',
  run: async (print) => {
    await buildStaleSite((line) => print(`${line}\n`))
    return ONE_PASSED
  },
}

const started = performance.now()
try {
  await prepareMachine()
} catch (error) {
  console.error(`dhvani: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
const prepared = (performance.now() - started) / 1000

await runStages(
  [
    [[GENERATED_TYPES]],
    STATIC_LANES,
    [[rendersSounds]],
    [[buildsSite, pageWeightStep, validHtmlStep, engineSizeStep]],
    [[vitestStep('contract', ['contract'])]],
    [[vitestStep('unit', ['unit'])]],
    [[vitestStep('pages', ['pages'])]],
    [[vitestStep('integration', ['integration'])]],
    [[commandStep('fuzzing', 'node', 'apps/server/tests/fuzz/run.ts')]],
    [[commandStep('faults', 'node', 'apps/server/tests/faults/run.ts', '--rounds', '1')]],
    [[vitestStep('audio in the browser', ['browser'])]],
    [[endToEndStep]],
    [engineSteps],
  ],
  [
    { name: 'install', seconds: Number(process.env.DHVANI_INSTALL_SECONDS ?? 0) },
    { name: 'browser and programs', seconds: prepared },
  ],
)
