/**
 * What a site costs before anyone listens: `npm run bench -- measured`, and with `first-start` also the
 * first start of a fresh clone. A whole run is written into docs/measured.md; `BENCH_PEOPLE=20
 * BENCH_RUNS=1` ask for less, which is only shown.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureFirstStart } from './first-start.ts'
import { measureInstalledSize, sizeOfFolder } from './installed-size.ts'
import { measureStarts } from './server-start.ts'
import { measureSessionMemory } from './session-memory.ts'
import type { Figures } from './table.ts'
import { processorName, today, writeFigures } from './write-figures.ts'

const FULL = { people: 250, runs: 3 }
const people = Number(process.env.BENCH_PEOPLE ?? FULL.people)
const runs = Number(process.env.BENCH_RUNS ?? FULL.runs)
if (!(people > 1) || !(runs > 0)) throw new Error('BENCH_PEOPLE and BENCH_RUNS are numbers.')

const seconds = (value: number) => `${value.toFixed(1)} s`
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`

const directory = await mkdtemp(join(tmpdir(), 'dhvani-measured-'))
try {
  const { coldSeconds, warmSeconds, bytesAtRest, dataDirectory } = await measureStarts(
    directory,
    runs,
  )
  const session = await measureSessionMemory(directory, people)
  const { all, modules, made } = await measureInstalledSize()
  const figures: Figures = {
    Date: today(),
    'Server start, empty data directory': seconds(coldSeconds),
    'Server start, with its data': seconds(warmSeconds),
    'Memory at rest': megabytes(bytesAtRest),
    'Memory for each session': `${(session / 1e3).toFixed(0)} kB`,
    'Installed site': megabytes(all),
    '… of it `node_modules`': megabytes(modules),
    '… of it sounds and pages': megabytes(made),
    'Data directory of a new site': megabytes(await sizeOfFolder(dataDirectory)),
    ...(process.argv.includes('first-start')
      ? { 'First `npm start` from a fresh clone': seconds(await measureFirstStart(directory)) }
      : {}),
  }
  console.log(processorName())
  for (const [figure, value] of Object.entries(figures))
    console.log(`${figure.padEnd(40)} ${value}`)
  if (people >= FULL.people && runs >= FULL.runs) await writeFigures(figures)
  else console.log('not written into docs/measured.md: this was not a whole run')
} finally {
  await rm(directory, { recursive: true, force: true })
}
