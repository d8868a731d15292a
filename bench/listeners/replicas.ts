import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  freePort,
  PUBLISHABLE_KEY,
  startPostgres,
  startProxy,
  startRedis,
  startS3,
  startServerProcess,
  type ServerProcess,
} from '@dhvani/server/testing'
import { playLoad, prepareVisit, readBack } from './one-server.ts'
import { createJudge, judgeErrors, judgeKept, showReport } from './report.ts'
import { people, seconds } from './settings.ts'
import { startLoad } from './start-load.ts'
import { watchUsage } from './usage.ts'

const SERVICE_KEY = 'sb_secret_of_the_bench_0123456789abcdef'
/** Not while listeners still arrive. */
const RESTART_AFTER = 0.5

type Replica = { process: ServerProcess; start(): ServerProcess }

const startReplicas = async (
  directory: string,
  settings: Readonly<Record<string, string>>,
): Promise<{ readonly replicas: readonly Replica[]; readonly ports: readonly number[] }> => {
  const ports = [await freePort(), await freePort()]
  const replicas = ports.map((port, index): Replica => {
    const start = () =>
      startServerProcess({
        ...settings,
        PORT: String(port),
        DATA_DIR: join(directory, `replica-${index}`),
        TRUST_PROXY: '127.0.0.1',
        AUTH_AUTOCONFIRM: 'true',
        SERVICE_KEY,
      })
    return { process: start(), start }
  })
  await Promise.all(replicas.map((replica) => replica.process.ready))
  return { replicas, ports }
}

/** As an operator restarts it: it ends what is under way, and starts again. */
const restart = async (replica: Replica): Promise<void> => {
  const began = performance.now()
  const since = () => ((performance.now() - began) / 1000).toFixed(1)
  const code = await replica.process.stop('SIGTERM')
  console.log(`one replica stopped with code ${String(code)} after ${since()} s`)
  replica.process = replica.start()
  await replica.process.ready
  console.log(`and was ready again after ${since()} s`)
}

/** Two replicas on PostgreSQL, S3 and Redis behind nginx, one of them restarted under the load. */
export const benchReplicas = async (): Promise<boolean> => {
  const directory = await mkdtemp(join(tmpdir(), 'dhvani-replicas-'))
  const [postgres, s3, redis] = await Promise.all([startPostgres(), startS3(), startRedis()])
  const { replicas, ports } = await startReplicas(directory, {
    ...s3.settings,
    DATABASE_URL: await postgres.createDatabase(),
    REDIS_URL: redis.url,
  })
  const proxy = await startProxy(ports)
  try {
    const origin = `http://127.0.0.1:${proxy.port}`
    const visit = await prepareVisit(origin)
    console.log(`signing ${people} people up …`)
    const load = await startLoad({ origin, key: PUBLISHABLE_KEY, people })
    console.log(`… took ${load.signUpSeconds.toFixed(0)} s`)
    const [doomed, other] = replicas
    if (!doomed || !other) throw new Error('There are not two replicas.')

    const stop = await watchUsage(other.process.child.pid ?? 0)
    const played = playLoad(load, people, visit)
    const restarted = wait(seconds * 1000 * RESTART_AFTER).then(() => restart(doomed))
    const [report] = await Promise.all([played, restarted])
    showReport(report, await stop())
    const kept = await readBack(load)
    await load.stop()

    console.log()
    const judge = createJudge()
    judgeErrors(judge, report, { mayPassDeadline: true })
    judgeKept(judge, kept)
    return judge.failures.length === 0
  } finally {
    await proxy.stop()
    for (const { process: server } of replicas) {
      await server.stop('SIGTERM')
      const errors = server.errors().trim()
      if (errors) console.log(`a replica’s log:\n${errors.slice(0, 2000)}`)
    }
    await Promise.all([postgres.stop(), s3.stop(), redis.stop()])
    await rm(directory, { recursive: true, force: true })
  }
}
