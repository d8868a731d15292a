import { readdir, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { freePort } from '@dhvani/server/testing'
import { SERVING_CORE, type Serving } from './client.ts'
import { serveFolder } from './nginx.ts'
import { loadRaw, type RawLoad } from './raw-load.ts'
import type { UploadedFile } from './uploads.ts'

const SLICES = 6
const RANGES = [65_536, 262_144, 1_048_576]
const CONNECTIONS = [1, 16, 64]
/** Whole files above this are the 50 MB ones. */
const LARGE_BYTES = 40_000_000
/**
 * Chromium's media element asks for the rest of a file and reads on until it has enough: 3 to
 * 11 MB of a request (decision 047). This is less, and small enough for the files here.
 */
const JUDGED = { range: 1_048_576, connections: 16 }

/** Where a file is, in the words of each server. */
type Paths = { readonly ours: string; readonly nginx: string; readonly size: number }

const locate = async (serving: Serving, files: readonly UploadedFile[]): Promise<Paths[]> => {
  const root = join(serving.directory, 'files')
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const bySize = new Map<number, string>()
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    bySize.set((await stat(path)).size, `/${relative(root, path)}`)
  }
  return files.map(({ name, size }) => ({
    ours: `/storage/v1/object/public/user-sounds/${name}`,
    nginx: bySize.get(size) ?? '',
    size,
  }))
}

const requestFor = (path: string, range?: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${range === undefined ? '' : `Range: ${range}\r\n`}\r\n`

/** Every request asks for another part of another file, in the same order for both. */
const rangeRequests = (paths: readonly string[], size: number, length: number) => {
  let count = 0
  return () => {
    count += 1
    const start = (count * 7919 * 4096) % (size - length)
    return requestFor(paths[count % paths.length] ?? '', `bytes=${start}-${start + length - 1}`)
  }
}

const wholeRequests = (paths: readonly string[]) => {
  let count = 0
  return () => requestFor(paths[count++ % paths.length] ?? '')
}

/** In turns, slice by slice: what else the machine does meanwhile hits both alike. */
const inTurns = async (
  seconds: number,
  measure: readonly [ours: () => Promise<RawLoad>, nginx: () => Promise<RawLoad>],
): Promise<readonly [RawLoad, RawLoad]> => {
  const slices: [RawLoad[], RawLoad[]] = [[], []]
  for (let slice = 0; slice < SLICES; slice += 1)
    for (const side of [0, 1] as const) slices[side].push(await measure[side]())
  const mean = (loads: readonly RawLoad[], read: (load: RawLoad) => number) =>
    loads.reduce((sum, load) => sum + read(load), 0) / loads.length
  const join = (loads: readonly RawLoad[]): RawLoad => ({
    rate: mean(loads, ({ rate }) => rate),
    bytesPerSecond: mean(loads, ({ bytesPerSecond }) => bytesPerSecond),
  })
  return [join(slices[0]), join(slices[1])]
}

const show = (what: string, ours: RawLoad, nginx: RawLoad): number => {
  const ratio = ours.rate / nginx.rate
  const side = ({ rate, bytesPerSecond }: RawLoad) =>
    `${rate.toFixed(rate < 100 ? 1 : 0)}/s ${(bytesPerSecond / 1e6).toFixed(0)} MB/s`
  console.log(
    `${what.padEnd(34)} ours ${side(ours).padEnd(20)} nginx ${side(nginx).padEnd(20)} ratio ${ratio.toFixed(2)}`,
  )
  return ratio
}

/** @returns the two ratios that have targets */
export const measureDownloads = async (
  serving: Serving,
  files: readonly UploadedFile[],
  seconds: number,
): Promise<{ readonly ranged: number; readonly whole: number }> => {
  const port = await freePort()
  const stopNginx = await serveFolder(port, join(serving.directory, 'files'), SERVING_CORE)
  const paths = await locate(serving, files)
  const small = paths.filter(({ size }) => size < LARGE_BYTES)
  const large = paths.filter(({ size }) => size >= LARGE_BYTES)
  const smallest = Math.min(...small.map(({ size }) => size))
  let ranged = 0
  let whole = 0
  try {
    for (const length of RANGES)
      for (const connections of CONNECTIONS) {
        const side = (target: number, list: readonly string[]) => {
          const next = rangeRequests(list, smallest, length)
          return () => loadRaw(target, connections, seconds / SLICES, next)
        }
        const [ours, nginx] = await inTurns(seconds, [
          side(
            serving.port,
            small.map((file) => file.ours),
          ),
          side(
            port,
            small.map((file) => file.nginx),
          ),
        ])
        const ratio = show(
          `ranges of ${length / 1024} KiB, ${connections} connections`,
          ours,
          nginx,
        )
        if (length === JUDGED.range && connections === JUDGED.connections) ranged = ratio
      }
    for (const connections of [1, 4]) {
      const side = (target: number, list: readonly string[]) => {
        const next = wholeRequests(list)
        return () => loadRaw(target, connections, seconds / SLICES, next)
      }
      const [ours, nginx] = await inTurns(seconds, [
        side(
          serving.port,
          large.map((file) => file.ours),
        ),
        side(
          port,
          large.map((file) => file.nginx),
        ),
      ])
      const ratio = show(`50 MB files, ${connections} connections`, ours, nginx)
      if (connections === 1) whole = ratio
    }
    return { ranged, whole }
  } finally {
    await stopNginx()
  }
}
