import { connect, type Socket } from 'node:net'

export type RawLoad = {
  /** Whole answers a second. */
  readonly rate: number
  readonly bytesPerSecond: number
}

const HEAD_END = '\r\n\r\n'

type Answers = { requests: number; bytes: number }

/**
 * One connection in a closed loop. Answers are counted and not looked at, into one buffer that is
 * used again and again, because the client must cost less than nginx does.
 */
const ask = (
  port: number,
  nextRequest: () => string,
  answers: Answers,
  isOver: () => boolean,
): Promise<void> => {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let head = ''
  let missing = -1
  const finishOne = (socket: Socket) => {
    answers.requests += 1
    head = ''
    missing = -1
    if (isOver()) {
      socket.end()
      resolve()
    } else socket.write(nextRequest())
  }
  const take = (socket: Socket, count: number, buffer: Uint8Array) => {
    answers.bytes += count
    if (missing >= 0) missing -= count
    else {
      const before = head.length
      head += Buffer.from(buffer.buffer, buffer.byteOffset, Math.min(count, 4096)).toString(
        'latin1',
      )
      const end = head.indexOf(HEAD_END)
      if (end < 0) return
      if (!/^HTTP\/1\.1 20[06]/.test(head)) {
        reject(new Error(`refused: ${head.slice(0, 200)}`))
        socket.destroy()
        return
      }
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1])
      missing = length - (count - (end + HEAD_END.length - before))
    }
    if (missing === 0) finishOne(socket)
  }
  const buffer = Buffer.allocUnsafe(1_048_576)
  const socket: Socket = connect({
    port,
    host: '127.0.0.1',
    noDelay: true,
    onread: {
      buffer,
      callback: (count, bytes) => {
        take(socket, count, bytes)
        return true
      },
    },
  })
  socket.once('connect', () => socket.write(nextRequest()))
  socket.once('error', reject)
  socket.once('close', () => (isOver() ? resolve() : reject(new Error('closed early'))))
  return promise
}

/** Keeps so many connections busy for a time. */
export const loadRaw = async (
  port: number,
  connections: number,
  seconds: number,
  nextRequest: () => string,
): Promise<RawLoad> => {
  const answers = { requests: 0, bytes: 0 }
  const began = performance.now()
  const end = began + seconds * 1000
  await Promise.all(
    Array.from({ length: connections }, () =>
      ask(port, nextRequest, answers, () => performance.now() >= end),
    ),
  )
  const elapsed = (performance.now() - began) / 1000
  return { rate: answers.requests / elapsed, bytesPerSecond: answers.bytes / elapsed }
}
