import type { S3Client } from '@aws-sdk/client-s3'
import { IncomingMessage } from 'node:http'
import { asNoRoomError, BlobMissingError, StoreUnavailableError } from './blobs.ts'

const NETWORK_TROUBLE =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN|ERR_STREAM_PREMATURE_CLOSE)$/

type StoreProblem = {
  readonly code?: string
  readonly name?: string
  readonly message?: string
  readonly $metadata?: { readonly httpStatusCode?: number }
}

/** @returns a named error for what the store cannot do now, else the error */
export const asStoreError = (error: unknown): unknown => {
  const named = asNoRoomError(error)
  if (named !== error) return named
  const { code = '', name = '', message = '', $metadata } = (error ?? {}) as StoreProblem
  const isOutage =
    NETWORK_TROUBLE.test(code) ||
    /^(Timeout|Abort)Error$/.test(name) ||
    message === 'aborted' ||
    ($metadata?.httpStatusCode ?? 0) >= 500
  return isOutage
    ? new StoreUnavailableError('The store does not answer.', { cause: error })
    : error
}

export const throwMissing =
  (key: string) =>
  (error: unknown): never => {
    const { name } = error as { name?: string }
    if (name === 'NoSuchKey' || name === 'NotFound')
      throw new BlobMissingError(`No object ${key}.`, { cause: error })
    throw asStoreError(error)
  }

/** Slower than this is as good as nothing. */
const LEAST_BYTES_PER_SECOND = 1_000
const LOOKS = 4

/** Ends an answer of which nothing has come for a while, although its reader has taken what came before. */
const endSilent = (answer: IncomingMessage, silenceMs: number): void => {
  const { socket } = answer
  const least = (LEAST_BYTES_PER_SECOND * silenceMs) / LOOKS / 1000
  let before = socket.bytesRead
  let silentLooks = 0
  const look = setInterval(() => {
    if (answer.complete) return clearInterval(look)
    const came = socket.bytesRead - before
    before = socket.bytesRead
    // What waits here is for a slow reader, whom unread-answers.ts watches.
    const isSilent = came < least && answer.readableLength === 0
    silentLooks = isSilent ? silentLooks + 1 : 0
    if (silentLooks === LOOKS)
      answer.destroy(new StoreUnavailableError('The store stopped in the middle of an answer.'))
  }, silenceMs / LOOKS)
  look.unref()
  answer.once('close', () => clearInterval(look))
}

/**
 * The SDK's own deadline ends with the headers of an answer, and it asks again after each: three times a minute for
 * every part of an upload. A store that was silent for so long is not asked again.
 */
export const boundAnswers = (client: S3Client, silenceMs: number): void => {
  client.middlewareStack.add(
    (next) => async (args) => {
      const output = await next(args).catch((error: unknown) => {
        const isTimeout = (error as Error).name === 'TimeoutError'
        throw isTimeout ? new StoreUnavailableError((error as Error).message) : error
      })
      const { body } = output.response as { body?: unknown }
      if (body instanceof IncomingMessage) endSilent(body, silenceMs)
      return output
    },
    // Before the SDK reads the body.
    { step: 'deserialize', priority: 'low' },
  )
}
