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
import { BlobMissingError, asNoRoomError, StoreUnavailableError, type Blobs } from './blobs.ts'
import type { TemporaryFiles } from './temporary-files.ts'

/** A store that takes connections but does not answer must not hold a request for ever. */
const CONNECT_TIMEOUT_MS = 3_000
const ANSWER_TIMEOUT_MS = 60_000
/** A paused player holds its connection, and the SDK's default of fifty is soon used up. */
const MOST_CONNECTIONS = 1_000

const NETWORK_TROUBLE =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN|ERR_STREAM_PREMATURE_CLOSE)$/

type StoreProblem = {
  readonly code?: string
  readonly name?: string
  readonly message?: string
  readonly $metadata?: { readonly httpStatusCode?: number }
}

/** @returns a named error for what the store cannot do now, else the error */
const asStoreError = (error: unknown): unknown => {
  const named = asNoRoomError(error)
  if (named !== error) return named
  const { code = '', name = '', message = '', $metadata } = (error ?? {}) as StoreProblem
  const isOutage =
    NETWORK_TROUBLE.test(code) ||
    name === 'TimeoutError' ||
    message === 'aborted' ||
    ($metadata?.httpStatusCode ?? 0) >= 500
  return isOutage
    ? new StoreUnavailableError('The store does not answer.', { cause: error })
    : error
}

const throwMissing =
  (key: string) =>
  (error: unknown): never => {
    const { name } = error as { name?: string }
    if (name === 'NoSuchKey' || name === 'NotFound')
      throw new BlobMissingError(`No object ${key}.`, { cause: error })
    throw asStoreError(error)
  }

/**
 * Blobs in an S3-compatible store. Uploads are received on local disk first and checked there.
 *
 * @param prefix of every key in the bucket
 */
export const openS3Blobs = (
  settings: NonNullable<Config['s3']>,
  prefix: string,
  temporary: TemporaryFiles,
): Blobs => {
  const client = new S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    forcePathStyle: true,
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT_MS,
      requestTimeout: ANSWER_TIMEOUT_MS,
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
      await upload.done().catch((error: unknown) => {
        throw asStoreError(error)
      })
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
