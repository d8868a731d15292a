import { AudioRefusal, checkAudio, type CheckedAudio } from '@dhvani/audio-files'
import type { AudioRefusalCode } from '@dhvani/audio-files'
import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'

/** The path of a file on this machine. */
export type CheckRequest = { readonly path: string }

export type CheckReply =
  | { readonly checked: CheckedAudio }
  | { readonly code: AudioRefusalCode; readonly reason: string }
  /** The file could not be read. */
  | { readonly failure: string }

/** Of this thread's processor: a busy machine does not make a file costlier. */
const MOST_PROCESSOR_MS = 5000

const processorMs = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const checkFile = (path: string): CheckedAudio => {
  const end = processorMs() + MOST_PROCESSOR_MS
  const file = openSync(path, 'r')
  try {
    return checkAudio(
      {
        size: fstatSync(file).size,
        read: (into, position) => readSync(file, into, 0, into.length, position),
      },
      () => processorMs() > end,
    )
  } finally {
    closeSync(file)
  }
}

const replyTo = ({ path }: CheckRequest): CheckReply => {
  try {
    return { checked: checkFile(path) }
  } catch (error) {
    return error instanceof AudioRefusal
      ? { code: error.code, reason: error.message }
      : { failure: String(error) }
  }
}

if (!parentPort) throw new Error('This file runs as a worker thread.')
const port = parentPort
port.on('message', (request: CheckRequest) => port.postMessage(replyTo(request)))
