import { prepareMachine } from './prepare-machine.ts'
import { runStages, type Run, type Stage } from './run-stages.ts'

/**
 * Installs what the tests of a ring need and runs them. Ends the process with a sentence where this machine
 * cannot have what they need.
 *
 * @param options.engines whether Firefox and WebKit are among what they need
 */
export const runRing = async (
  stages: readonly Stage[],
  options: { readonly engines: boolean },
): Promise<Run> => {
  const started = performance.now()
  try {
    await prepareMachine(options)
  } catch (error) {
    console.error(`dhvani: ${error instanceof Error ? error.message : String(error)}`)
    process.exit(1)
  }
  const prepared = (performance.now() - started) / 1000
  return runStages(stages, [
    { name: 'install', seconds: Number(process.env.DHVANI_INSTALL_SECONDS ?? 0) },
    { name: 'browser and programs', seconds: prepared },
  ])
}
