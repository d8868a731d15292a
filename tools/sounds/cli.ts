import { resolve } from 'node:path'
import { renderStaleSounds } from './render-stale-sounds.ts'

const repository = resolve(import.meta.dirname, '../..')
const outputDir = resolve(repository, 'build/sounds')
const dataDir = resolve(repository, process.env.DATA_DIR ?? 'data')

const say = (line: string) => console.log(line)

const run = async (command: string | undefined): Promise<void> => {
  switch (command) {
    case 'render': {
      const { rendered, manifestPath } = await renderStaleSounds({
        outputDir,
        dataDir,
        onProgress: say,
      })
      say(rendered === 0 ? `Nothing is stale: ${manifestPath}` : `Rendered ${rendered}.`)
      return
    }
    default:
      throw new Error(
        `Unknown command "${command ?? ''}": render, report, import DIR or --reset ID.`,
      )
  }
}

try {
  await run(process.argv[2])
} catch (error) {
  console.error(`sounds: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
