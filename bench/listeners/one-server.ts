import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, PUBLISHABLE_KEY, startServerProcess } from '@dhvani/server/testing'
import type { LoadReport, PageFile, SoundFile } from './protocol.ts'
import { recordPage } from './record-page.ts'
import {
  compareTails,
  createJudge,
  judgeErrors,
  judgeKept,
  judgeMemory,
  judgeTails,
  showReport,
} from './report.ts'
import { arriveSeconds, few, people, seconds, turnSeconds } from './settings.ts'
import { readSounds } from './sounds.ts'
import { startLoad, type Load } from './start-load.ts'
import { watchUsage } from './usage.ts'

const times = { seconds, turnSeconds, arriveSeconds }

export type Visit = { readonly page: readonly PageFile[]; readonly sounds: readonly SoundFile[] }

export const prepareVisit = async (origin: string): Promise<Visit> => {
  const page = await recordPage(origin, PUBLISHABLE_KEY)
  console.log(`the page asks for ${page.length} files`)
  return { page, sounds: await readSounds() }
}

/** @throws when the process of the load gives another answer */
export const playLoad = async (load: Load, count: number, visit: Visit): Promise<LoadReport> => {
  const answer = await load.do({ do: 'load', people: count, ...times, ...visit })
  if ('report' in answer) return answer.report
  throw new Error('The load gave no report.')
}

export const readBack = async (load: Load) => {
  const answer = await load.do({ do: 'read back' })
  if ('kept' in answer) return answer.kept
  throw new Error('The load read nothing back.')
}

/** One server with its embedded database: ten listeners, then all of them. */
export const benchOneServer = async () => {
  const directory = await mkdtemp(join(tmpdir(), 'dhvani-listeners-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const server = startServerProcess({
    PORT: String(port),
    DATA_DIR: join(directory, 'data'),
    AUTH_AUTOCONFIRM: 'true',
  })
  try {
    await server.ready
    const pid = server.child.pid ?? 0
    const visit = await prepareVisit(origin)
    console.log(`signing ${people} people up …`)
    const load = await startLoad({ origin, key: PUBLISHABLE_KEY, people })
    console.log(`… took ${load.signUpSeconds.toFixed(0)} s`)
    const measure = async (count: number) => {
      const stop = await watchUsage(pid)
      const report = await playLoad(load, count, visit)
      const usage = await stop()
      showReport(report, usage)
      return { report, usage }
    }
    const quiet = await measure(few)
    const full = await measure(people)
    const kept = await readBack(load)
    await load.stop()

    console.log()
    const judge = createJudge()
    const ratios = compareTails(quiet.report, full.report)
    judgeErrors(judge, quiet.report, { mayPassDeadline: false })
    judgeErrors(judge, full.report, { mayPassDeadline: false })
    judgeTails(judge, ratios)
    judgeMemory(judge, full.usage)
    judgeKept(judge, kept)
    return { ...full, ratios, isGood: judge.failures.length === 0 }
  } finally {
    await server.stop('SIGTERM')
    const errors = server.errors().trim()
    if (errors) console.log(`the server’s log:\n${errors.slice(0, 4000)}`)
    await rm(directory, { recursive: true, force: true })
  }
}
