import { resolve } from 'node:path'
import { RECORD } from './render/recorded-renders.ts'
import { runSoundsCommand } from './sounds-command.ts'

const repository = resolve(import.meta.dirname, '../..')

try {
  await runSoundsCommand(process.argv.slice(2), {
    outputDir: resolve(repository, 'build/sounds'),
    dataDir: resolve(repository, process.env.DATA_DIR ?? 'data'),
    record: RECORD,
    // npm changes to the repository's folder; INIT_CWD is the folder where the operator typed the
    // command.
    base: process.env.INIT_CWD ?? process.cwd(),
    say: (line) => console.log(line),
  })
} catch (error) {
  console.error(`sounds: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
