import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const TICKS_PER_SECOND = 100

/** Of one process, in bytes. */
export type ProcessMemory = {
  readonly resident: number
  /** What no other process shares, swapped out or not. */
  readonly own: number
  /** Most that was ever resident. */
  readonly peak: number
}

export type Usage = {
  /** Seconds of processor time that the whole browser has used. */
  readonly cpu: number
  /** The part of them that its audio threads have used. */
  readonly audioCpu: number
  /**
   * Proportional set size of the page's own process, in bytes, swapped out or not: what the browser
   * keeps besides, spare processes for one, comes and goes.
   */
  readonly memory: number
  /** The page's own process. */
  readonly pageProcess: ProcessMemory
  /** The browser's audio service. */
  readonly audioProcess: ProcessMemory
}

/** Every process whose command line names the profile, and their children. */
const processesOf = async (profile: string): Promise<number[]> => {
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger)
  const facts = await Promise.all(
    pids.map(async (pid) => {
      const read = (file: string) => readFile(`/proc/${String(pid)}/${file}`, 'utf8')
      const [command, stat] = await Promise.all([read('cmdline'), read('stat')]).catch(() => [
        '',
        '',
      ])
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
      return { pid, command, parent }
    }),
  )
  const family = new Set(
    facts.filter(({ command }) => command.includes(profile)).map((one) => one.pid),
  )
  let grown = -1
  while (grown !== family.size) {
    grown = family.size
    for (const { pid, parent } of facts) if (family.has(parent)) family.add(pid)
  }
  return [...family]
}

type ProcessUsage = ProcessMemory & {
  readonly cpu: number
  readonly audioCpu: number
  readonly memory: number
  readonly isPage: boolean
  readonly isAudio: boolean
}

const NO_PROCESS: ProcessMemory = { resident: 0, own: 0, peak: 0 }

/** The sum of what the system tells under some names, in bytes. */
const bytesOf = (table: string, names: readonly string[]): number =>
  [...table.matchAll(/^(\w+):\s+(\d+) kB/gm)]
    .filter(([, name = '']) => names.includes(name))
    .reduce((sum, [, , size]) => sum + Number(size) * 1024, 0)

/** Names of the threads that compute and take the sound, cut to 15 letters by Linux. */
const AUDIO_THREADS = ['AudioOutputDevi', 'AudioWorkerThre', 'AudioThread']

const secondsOf = (stat: string): number => {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS_PER_SECOND
}

const audioSecondsOf = async (pid: number): Promise<number> => {
  const tasks = `/proc/${String(pid)}/task`
  const threads = await readdir(tasks).catch(() => [])
  const read = (thread: string, file: string) =>
    readFile(join(tasks, thread, file), 'utf8').catch(() => '')
  const used = await Promise.all(
    threads.map(async (thread) => {
      if (!AUDIO_THREADS.includes((await read(thread, 'comm')).trim())) return 0
      // Nanoseconds on a processor: ticks of 10 ms are too coarse for a window.
      const [nanoseconds = ''] = (await read(thread, 'schedstat')).split(' ', 1)
      if (nanoseconds === '')
        throw new Error('An audio thread ended, or this system has no schedstat.')
      return Number(nanoseconds) / 1e9
    }),
  )
  return used.reduce((sum, seconds) => sum + seconds, 0)
}

const usageOf = async (pid: number): Promise<ProcessUsage> => {
  const read = (file: string) => readFile(`/proc/${String(pid)}/${file}`, 'utf8').catch(() => '')
  const [stat, smaps, command, status] = await Promise.all([
    read('stat'),
    read('smaps_rollup'),
    read('cmdline'),
    read('status'),
  ])
  return {
    cpu: secondsOf(stat),
    audioCpu: await audioSecondsOf(pid),
    // What the system has swapped out is held all the same.
    memory: bytesOf(smaps, ['Pss', 'SwapPss']),
    resident: bytesOf(smaps, ['Rss']),
    own: bytesOf(smaps, ['Private_Clean', 'Private_Dirty', 'SwapPss']),
    peak: bytesOf(status, ['VmHWM']),
    isPage: command.includes('--type=renderer'),
    isAudio: command.includes('audio.mojom.AudioService'),
  }
}

/** @param profile the browser's folder for its user, which stands in the command lines of its processes */
export const usageOfBrowser = async (profile: string): Promise<Usage> => {
  const all = await Promise.all((await processesOf(profile)).map(usageOf))
  // A spare process has no page in it and is the smaller one.
  const [pageProcess] = all
    .filter(({ isPage }) => isPage)
    .toSorted((left, right) => right.memory - left.memory)
  if (pageProcess === undefined) throw new Error('The page has no process.')
  return {
    cpu: all.reduce((sum, one) => sum + one.cpu, 0),
    audioCpu: all.reduce((sum, one) => sum + one.audioCpu, 0),
    memory: pageProcess.memory,
    pageProcess,
    audioProcess: all.find(({ isAudio }) => isAudio) ?? NO_PROCESS,
  }
}
