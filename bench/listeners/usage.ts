import { readFile } from 'node:fs/promises'

const TICKS_PER_SECOND = 100
const LOOK_EVERY_MS = 2000

/** @returns the resident memory of a process, in bytes */
export const memoryOf = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? Number.NaN) * 1024
}

const processorSecondsOf = async (pid: number): Promise<number> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

export type Usage = {
  /** Resident memory every two seconds, in bytes. */
  readonly memory: readonly number[]
  /** Cores that were busy, on average. */
  readonly cores: number
}

/** @returns stops the watch and tells what the process used since */
export const watchUsage = async (pid: number): Promise<() => Promise<Usage>> => {
  const memory: number[] = []
  const problems: unknown[] = []
  const look = async () => {
    memory.push(await memoryOf(pid))
  }
  await look()
  const before = await processorSecondsOf(pid)
  const began = performance.now()
  const timer = setInterval(() => {
    look().catch((error: unknown) => problems.push(error))
  }, LOOK_EVERY_MS)
  return async () => {
    clearInterval(timer)
    if (problems.length > 0) throw new Error('The server ended under the load.')
    const used = (await processorSecondsOf(pid)) - before
    return { memory, cores: (used * 1000) / (performance.now() - began) }
  }
}

/** @returns the mean memory of each of so many equal parts of the time, in bytes */
export const partsOf = (memory: readonly number[], parts: number): number[] =>
  Array.from({ length: parts }, (_, part) => {
    const from = Math.floor((memory.length * part) / parts)
    const to = Math.floor((memory.length * (part + 1)) / parts)
    const values = memory.slice(from, Math.max(to, from + 1))
    return values.reduce((sum, value) => sum + value, 0) / values.length
  })
