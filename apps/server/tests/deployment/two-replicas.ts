import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import {
  freePort,
  PASSWORD,
  type Postgres,
  PUBLISHABLE_KEY,
  type S3,
  type ServerProcess,
  type Smtp,
  startPostgres,
  startRedis,
  startS3,
  startServerProcess,
  startSmtp,
} from '../harness/index.ts'

export type Asked = {
  readonly status: number
  readonly body: string
  readonly location: string | undefined
  readonly cookies: readonly string[]
  readonly ms: number
}

export type Question = {
  readonly method?: string
  readonly path: string
  /** The address that the proxy would name. */
  readonly network: string
  readonly body?: string | Uint8Array
  readonly headers?: Readonly<Record<string, string>>
}

export type Replica = {
  readonly port: number
  readonly process: ServerProcess
  ask(question: Question): Promise<Asked>
}

export type TwoReplicas = {
  readonly replicas: readonly [Replica, Replica]
  readonly postgres: Postgres
  readonly s3: S3
  readonly smtp: Smtp
  /** Replicas in turn. */
  next(): Replica
  /** Signs a person up. */
  person(email: string, network: string): Promise<{ readonly id: string; readonly token: string }>
  stop(): Promise<void>
}

const askAt = (port: number, question: Question): Promise<Asked> => {
  const { method = 'GET', path, network, body, headers } = question
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const asked = request({
      host: '127.0.0.1',
      port,
      method,
      path,
      agent: false,
      headers: {
        apikey: PUBLISHABLE_KEY,
        'x-forwarded-for': network,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
    })
    asked.on('error', reject)
    asked.on('response', (answer) => {
      text(answer).then(
        (read) =>
          resolve({
            status: answer.statusCode ?? 0,
            body: read,
            location: answer.headers.location,
            cookies: answer.headers['set-cookie'] ?? [],
            ms: performance.now() - began,
          }),
        reject,
      )
    })
    asked.end(body)
  })
}

/**
 * A site that has grown: two replicas with limits on, behind what counts as a proxy, on PostgreSQL, an S3-compatible
 * store, Redis and a mail server.
 */
export const startTwoReplicas = async (
  settings: Readonly<Record<string, string>> = {},
  started: { readonly postgres?: Postgres; readonly s3?: S3 } = {},
): Promise<TwoReplicas> => {
  const directory = await mkdtemp(join(tmpdir(), 'dhvani-two-'))
  const [postgres, s3, redis, smtp] = await Promise.all([
    started.postgres ?? startPostgres(),
    started.s3 ?? startS3(),
    startRedis(),
    startSmtp(),
  ])
  const shared = {
    ...s3.settings,
    DATABASE_URL: await postgres.createDatabase(),
    REDIS_URL: redis.url,
    SMTP_URL: smtp.url,
    TRUST_PROXY: '127.0.0.1',
    SERVICE_KEY: 'sb_secret_of_the_two_replicas_0123456789',
    AUTH_AUTOCONFIRM: 'true',
    LOG_LEVEL: 'silent',
    ...settings,
  }
  const start = async (index: number): Promise<Replica> => {
    const port = await freePort()
    const process = startServerProcess({
      ...shared,
      PORT: String(port),
      DATA_DIR: join(directory, `replica-${index}`),
    })
    await process.ready
    return { port, process, ask: (question) => askAt(port, question) }
  }
  const replicas = [await start(1), await start(2)] as const
  let turn = 0
  const next = (): Replica => {
    turn += 1
    return replicas[turn % 2 === 0 ? 1 : 0]
  }
  return {
    replicas,
    postgres,
    s3,
    smtp,
    next,
    async person(email, network) {
      const body = JSON.stringify({ email, password: PASSWORD })
      const answer = await next().ask({ method: 'POST', path: '/auth/v1/signup', network, body })
      const { access_token: token, user } = JSON.parse(answer.body) as {
        access_token: string
        user: { id: string }
      }
      return { id: user.id, token }
    },
    async stop() {
      for (const replica of replicas) await replica.process.stop('SIGKILL')
      await Promise.all([postgres.stop(), s3.stop(), redis.stop(), smtp.stop()])
      await rm(directory, { recursive: true, force: true })
    },
  }
}
