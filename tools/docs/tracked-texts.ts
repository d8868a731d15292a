import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REPOSITORY } from '../start/repository.ts'

/** Texts of tracked files by their path from the root. */
export type Texts = ReadonlyMap<string, string>

const isText = (bytes: Buffer): boolean => !bytes.subarray(0, 8000).includes(0)

/** Every file that git tracks or would track; files that are no text have an empty one. */
export const readTrackedTexts = (): Texts => {
  // A checkout that another account owns may be read all the same: nothing of it is run.
  const trust = ['-c', 'safe.directory=*']
  const list = [...trust, 'ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const paths = execFileSync('git', list, { cwd: REPOSITORY, encoding: 'utf8' })
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(REPOSITORY, path)))
  return new Map(
    paths.map((path) => {
      const bytes = readFileSync(join(REPOSITORY, path))
      return [path, isText(bytes) ? bytes.toString('utf8') : '']
    }),
  )
}
