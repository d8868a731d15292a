/**
 * `npm run test:busy -- [--times N] FILE...` runs files of tests several times beside two busy loops: what a
 * newcomer's machine is like that has other programs open. It ends as `npm test` does.
 */
import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import { readBusyArguments } from './busy-arguments.ts'
import { prepareMachine } from './prepare-machine.ts'
import { WHOLE_RING_SETTINGS } from './rings.ts'
import { endRun, runStages } from './run-stages.ts'

const LOOPS = 2

const beginLoops = (): void => {
  const loops = Array.from({ length: LOOPS }, () => spawn(process.execPath, ['-e', 'for (;;) {}']))
  process.on('exit', () => {
    for (const loop of loops) loop.kill('SIGKILL')
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
}

const readArguments = () => {
  try {
    const { values, positionals } = parseArgs({
      options: { times: { type: 'string', default: '3' } },
      allowPositionals: true,
    })
    return readBusyArguments(positionals, values.times)
  } catch (error) {
    console.error(`test:busy: ${error instanceof Error ? error.message : String(error)}`)
    process.exit(2)
  }
}

const steps = readArguments()
await prepareMachine({ engines: true })
Object.assign(process.env, WHOLE_RING_SETTINGS)
beginLoops()
endRun(await runStages([[steps]]))
