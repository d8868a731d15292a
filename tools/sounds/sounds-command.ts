import { resolve } from 'node:path'
import { parseHourArguments, writeHour } from './hour/write-hour.ts'
import { importSounds, resetSound, type ImportedSound } from './import/import-sounds.ts'
import { judgeUntunedSeeds } from './judge/judge-untuned-seeds.ts'
import { planRenders } from './render/plan-renders.ts'
import { writeRecord } from './render/recorded-renders.ts'
import { renderStaleSounds } from './render/render-stale-sounds.ts'
import { writeReport } from './report/write-report.ts'
import { renewStamps } from './stamp/renew-stamps.ts'

const USAGE = 'npm run sounds -- --help and npm run sounds:import -- --help tell what they take.'

/** Where a command reads and writes, and how it tells the operator. */
export type SoundsPlace = {
  /** Where the files of the `dhvani` bucket, the manifest and the report go. */
  outputDir: string
  /** Where an operator's imported recordings are kept. */
  dataDir: string
  /** The folder from which a relative DIR is resolved. */
  base: string
  /** Where what each recipe renders is recorded (render/recorded-renders.ts); absent: nowhere. */
  record?: string
  /** Shows the operator one line. */
  say: (line: string) => void
}

const render = async ({ outputDir, dataDir, record, say }: SoundsPlace): Promise<void> => {
  const { rendered, manifestPath } = await renderStaleSounds({
    outputDir,
    dataDir,
    onProgress: say,
  })
  say(rendered === 0 ? `Every sound is up to date: ${manifestPath}` : `Rendered ${rendered}.`)
  if (record === undefined) return
  const { state, planned } = await planRenders({ outputDir })
  if (writeRecord(record, state, planned, outputDir)) say(`Recorded, for a commit: ${record}`)
}

const report = async (place: SoundsPlace): Promise<void> => {
  await render(place)
  const { path, failed } = await writeReport(place.outputDir, place.say)
  place.say(`Report: ${path}`)
  if (failed.length > 0) throw new Error(`gates failed:\n  ${failed.join('\n  ')}`)
}

const judgeSeeds = (id: string | undefined, { say }: SoundsPlace): void => {
  const failed = judgeUntunedSeeds(say, id)
  if (failed.length > 0) throw new Error(`unlike recordings:\n  ${failed.join('\n  ')}`)
}

const hour = async (words: readonly string[], place: SoundsPlace): Promise<void> => {
  const wanted = parseHourArguments(words)
  await render(place)
  const out = wanted.out && { out: resolve(place.base, wanted.out) }
  const path = await writeHour({ ...wanted, ...out }, place.outputDir, place.say)
  place.say(`Written: ${path}`)
}

const stamp = async (place: SoundsPlace): Promise<void> => {
  await render(place)
  const claims = await renewStamps(place.say)
  place.say(`The stamps of ${claims} claims are up to date.`)
}

const describeImport = ({ id, credit, before, after }: ImportedSound): string => {
  const facts = ({ seconds, lufs, truePeak }: ImportedSound['before']) =>
    `${seconds.toFixed(1)} s, ${lufs.toFixed(1)} LUFS, ${truePeak.toFixed(1)} dBTP`
  const seam = after.overlap === 0 ? 'it was a loop' : `blended over ${after.overlap.toFixed(2)} s`
  return `${id} (${credit.author}, ${credit.licence}): ${facts(before)} -> ${facts(after)}; ${seam}`
}

/**
 * Does what an operator asked for: `render`, `report` (with `judge`, it compares untuned seeds with
 * recordings; with `hour`, it writes an hour of a sound; with `stamp`, it renews the stamps), `import DIR` or
 * `import --reset ID`.
 *
 * @throws {Error} with the line (or, for failed gates, the list) that the operator is shown
 */
export const runSoundsCommand = async (
  words: readonly string[],
  place: SoundsPlace,
): Promise<void> => {
  const [command, argument, id] = words
  if (command === 'render') return render(place)
  if (command === 'report' && argument === 'stamp') return stamp(place)
  if (command === 'report' && argument === 'hour') return hour(words.slice(2), place)
  if (command === 'report' && argument === 'judge') return judgeSeeds(id, place)
  if (command === 'report' && argument === undefined) return report(place)
  if (command !== 'import' || !argument) throw new Error(USAGE)
  if (argument === '--reset') {
    if (!id) throw new Error(USAGE)
    resetSound(id, place.dataDir)
    place.say(`${id}: back to its recipe.`)
  } else {
    const imported = await importSounds(resolve(place.base, argument), place.dataDir)
    for (const sound of imported) place.say(describeImport(sound))
  }
  return render(place)
}
