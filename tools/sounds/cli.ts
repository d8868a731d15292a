import { resolve } from 'node:path'
import { importSounds, resetSound, type ImportedSound } from './import/import-sounds.ts'
import { renderStaleSounds } from './render-stale-sounds.ts'
import { writeReport } from './report/write-report.ts'

const USAGE = `Usage: render | report | import DIR | --reset ID`

const repository = resolve(import.meta.dirname, '../..')
const outputDir = resolve(repository, 'build/sounds')
const dataDir = resolve(repository, process.env.DATA_DIR ?? 'data')

const say = (line: string) => console.log(line)

const render = async (): Promise<void> => {
  const { rendered, manifestPath } = await renderStaleSounds({
    outputDir,
    dataDir,
    onProgress: say,
  })
  say(rendered === 0 ? `Every sound is up to date: ${manifestPath}` : `Rendered ${rendered}.`)
}

const report = async (): Promise<void> => {
  await render()
  const { path, failed } = await writeReport(outputDir, say)
  say(`Report: ${path}`)
  if (failed.length > 0) throw new Error(`gates failed:\n  ${failed.join('\n  ')}`)
}

const describe = ({ id, credit, before, after }: ImportedSound): string => {
  const facts = ({ seconds, lufs, truePeak }: ImportedSound['before']) =>
    `${seconds.toFixed(1)} s, ${lufs.toFixed(1)} LUFS, ${truePeak.toFixed(1)} dBTP`
  const seam = after.overlap === 0 ? 'it was a loop' : `blended over ${after.overlap.toFixed(2)} s`
  return `${id} (${credit.author}, ${credit.licence}): ${facts(before)} -> ${facts(after)}; ${seam}`
}

const run = async ([command, argument]: readonly string[]): Promise<void> => {
  if (command === 'render') return render()
  if (command === 'report') return report()
  if (command === 'import' && argument) {
    const base = process.env.INIT_CWD ?? process.cwd()
    for (const sound of await importSounds(resolve(base, argument), dataDir)) say(describe(sound))
    return render()
  }
  if (command === '--reset' && argument) {
    resetSound(argument, dataDir)
    return render()
  }
  throw new Error(USAGE)
}

try {
  const given = process.argv.slice(2)
  // `npm run sounds:import -- --reset ID` arrives here as `import --reset ID`.
  await run(given[0] === 'import' && given[1] === '--reset' ? given.slice(1) : given)
} catch (error) {
  console.error(`sounds: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
