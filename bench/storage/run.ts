import { startPostgres } from '@dhvani/server/testing'
import { startServing } from './client.ts'
import { measureDownloads } from './downloads.ts'
import { measureLists } from './lists.ts'
import { measureSessionLookUp } from './session-look-up.ts'
import { measureUploads } from './uploads.ts'

/** Files of one site, in and out, beside nginx with the same files on the same core. */

const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)
const ROWS = process.env.BENCH_ROWS?.split(',').map(Number) ?? [10, 10_000, 1_000_000]

const judgements: boolean[] = []
const judge = (what: string, value: number, target: number): void => {
  const isMet = value >= target
  judgements.push(isMet)
  console.log(`  ${isMet ? 'met   ' : 'MISSED'} ${what}: ${value.toFixed(2)} (${target} wanted)`)
}

const serving = await startServing(undefined)
try {
  const files = await measureUploads(serving)
  const { ranged, whole } = await measureDownloads(serving, files, SECONDS)
  judge('ranged GETs of 1 MiB to nginx', ranged, 0.4)
  judge('50 MB file to nginx', whole, 0.8)
} finally {
  await serving.stop()
}

const postgres = await startPostgres()
try {
  for (const [name, databaseUrl] of [
    ['PGlite', undefined],
    ['PostgreSQL', await postgres.createDatabase()],
  ] as const) {
    const lists = await startServing(databaseUrl)
    try {
      console.log(`\nlists on ${name}`)
      await measureLists(lists, ROWS)
      for (const { name: list, ratio } of await measureSessionLookUp(lists))
        judge(`${list} without the look-up of the session, to with it`, 1 / ratio, 0.9)
    } finally {
      await lists.stop()
    }
  }
} finally {
  await postgres.stop()
}
if (judgements.includes(false)) process.exitCode = 1
