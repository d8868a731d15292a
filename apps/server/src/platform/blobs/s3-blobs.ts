import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { Config } from '../config.ts'
import type { Blobs } from './blobs.ts'
import { asStoreError, boundAnswers, throwMissing } from './store-answers.ts'
import type { TemporaryFiles } from './temporary-files.ts'

/** A store that takes connections but does not answer must not hold a request for ever. */
const CONNECT_TIMEOUT_MS = 3_000
const ANSWER_TIMEOUT_MS = 60_000
/** A paused player holds its connection, and the SDK's default of fifty is soon used up. */
const MOST_CONNECTIONS = 1_000

/** Of an answer that has begun. */
const SILENCE_MS = 30_000

/**
 * Blobs in an S3-compatible store. Uploads are received on local disk first and checked there.
 *
 * @param prefix of every key in the bucket
 * @param times that tests shorten
 */
export const openS3Blobs = (
  settings: NonNullable<Config['s3']>,
  prefix: string,
  temporary: TemporaryFiles,
  times = { answerMs: ANSWER_TIMEOUT_MS, silenceMs: SILENCE_MS },
): Blobs => {
  const client = new S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    forcePathStyle: true,
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT_MS,
      requestTimeout: times.answerMs,
      throwOnRequestTimeout: true,
      httpAgent: { maxSockets: MOST_CONNECTIONS },
      httpsAgent: { maxSockets: MOST_CONNECTIONS },
    },
    credentials: {
      accessKeyId: settings.accessKeyId,
      secretAccessKey: settings.secretAccessKey,
    },
    // Stores other than Amazon's do not know its newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  boundAnswers(client, times.silenceMs)
  const Bucket = settings.bucket
  const keyOf = (key: string): string => `${prefix}${key}`

  return {
    kind: 's3',
    temporaryPath: () => temporary.path(),
    adopt: async (key, path) => {
      const upload = new Upload({
        client,
        params: { Bucket, Key: keyOf(key), Body: createReadStream(path) },
      })
      // Its requests end by themselves, but then it asks the store to forget the parts, and waits again.
      const silence = setTimeout(() => void upload.abort(), times.answerMs)
      upload.on('httpUploadProgress', () => silence.refresh())
      try {
        await upload.done()
      } catch (error) {
        throw asStoreError(error)
      } finally {
        clearTimeout(silence)
      }
      await rm(path, { force: true })
    },
    pathOf: () => undefined,
    open: async (key, range) => {
      const found = await client
        .send(
          new GetObjectCommand({
            Bucket,
            Key: keyOf(key),
            ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}),
          }),
        )
        .catch(throwMissing(key))
      return found.Body as Readable
    },
    copy: async (from, to) => {
      const CopySource = `${Bucket}/${keyOf(from)}`
      await client
        .send(new CopyObjectCommand({ Bucket, CopySource, Key: keyOf(to) }))
        .catch(throwMissing(from))
    },
    remove: async (key) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(key) }))
    },
    list: async function* () {
      try {
        for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: prefix }))
          for (const { Key, Size, LastModified } of page.Contents ?? [])
            if (Key !== undefined)
              yield {
                key: Key.slice(prefix.length),
                size: Size ?? 0,
                modified: LastModified ?? new Date(0),
              }
      } catch (error) {
        throw asStoreError(error)
      }
    },
    check: async () => {
      await client.send(new HeadBucketCommand({ Bucket }))
    },
    close: async () => {
      client.destroy()
      await temporary.close()
    },
  }
}
