// oxlint-disable-next-line typescript/triple-slash-reference -- s3rver ships no types, and other workspaces check this file too
/// <reference path="./s3rver.d.ts" />
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { freePort } from './free-port.ts'

export type S3 = {
  /** Ready for the server's `config`. */
  readonly settings: Readonly<Record<string, string>>
  readonly directory: string
  /** Breaks every connection at once and stops listening. */
  crash(): Promise<void>
  /** On the same port and files, after {@link S3.crash}. */
  resume(): Promise<void>
  stop(): Promise<void>
}

/** An S3-compatible store for tests, with one bucket. */
export const startS3 = async (bucket = 'dhvani'): Promise<S3> => {
  const directory = await mkdtemp(join(tmpdir(), 'dhvani-s3-'))
  const port = await freePort()
  const run = async () => {
    const server = new S3rver({
      port,
      address: '127.0.0.1',
      silent: true,
      directory,
      configureBuckets: [{ name: bucket, configs: [] }],
    })
    await server.run()
    return server
  }
  let server = await run()
  const crash = async () => {
    const closed = server.close()
    server.httpServer.closeAllConnections()
    await closed
  }
  return {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    directory,
    crash,
    async resume() {
      server = await run()
    },
    async stop() {
      await crash()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
