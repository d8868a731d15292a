import { renderStaleSounds } from '../sounds/render/render-stale-sounds.ts'
import { buildStaleSite } from '../start/build-site.ts'
import { dataFolder, SOUNDS_FOLDER } from '../start/repository.ts'
import { ONE_PASSED } from './outcome.ts'
import { pageWeightStep } from './page-weight.ts'
import { playwrightStep } from './playwright-step.ts'
import { prepareMachine } from './prepare-machine.ts'
import { engineSizeStep } from './engine-size.ts'
import { commandStep, type Step } from './run-step.ts'
import { runSteps } from './run-steps.ts'
import { STATIC_STEPS } from './static-steps.ts'
import { validHtmlStep } from './valid-html.ts'
import { vitestStep } from './vitest-step.ts'

const say = (line: string) => console.log(line)

const build: Step = {
  name: 'sounds and site built',
  run: async () => {
    await renderStaleSounds({ outputDir: SOUNDS_FOLDER, dataDir: dataFolder(), onProgress: say })
    await buildStaleSite(say)
    return ONE_PASSED
  },
}

try {
  await prepareMachine()
} catch (error) {
  console.error(`dhvani: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}

await runSteps([
  ...STATIC_STEPS,
  build,
  pageWeightStep,
  validHtmlStep,
  engineSizeStep,
  vitestStep('unit', ['unit']),
  vitestStep('audio in the browser', ['browser']),
  vitestStep('integration', ['integration']),
  vitestStep('contract', ['contract']),
  commandStep('faults', 'node', 'apps/server/tests/faults/run.ts', '--rounds', '3'),
  playwrightStep,
])
