import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { REPOSITORY } from '../start/repository.ts'

/** A file of a planted repository: its path and its text. */
export type Planted = readonly [path: string, text: string]

/** One finding of the linter: the file it is in and the rule that found it. */
export type Finding = { readonly file: string; readonly rule: string }

const runLint = (folder: string): Promise<string> =>
  new Promise((done, fail) => {
    const lint = join(REPOSITORY, 'node_modules/oxlint/bin/oxlint')
    execFile(
      process.execPath,
      [lint, '-f', 'unix', '.'],
      { cwd: folder },
      (_failed, out, errors) => {
        // The linter ends with 1 when it finds something, which is what these tests plant.
        if (errors === '') done(out)
        else fail(new Error(errors))
      },
    )
  })

const parseFinding = (line: string): Finding | undefined => {
  const match = /^(?:\.\/)?([^:]+):\d+:\d+: .*\[\w+\/[\w-]+\(([\w-]+)\)\]$/.exec(line)
  return match?.[1] && match[2] ? { file: match[1], rule: match[2] } : undefined
}

/**
 * Writes files into an empty folder with this repository's lint settings, and lints them.
 *
 * @returns what the linter found
 * @throws when the linter itself fails
 */
export const lintPlanted = async (files: readonly Planted[]): Promise<readonly Finding[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'dhvani-lint-'))
  try {
    await cp(join(REPOSITORY, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
    await cp(join(REPOSITORY, 'tools/lint'), join(folder, 'tools/lint'), { recursive: true })
    for (const [path, text] of files) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), text)
    }
    const lines = (await runLint(folder)).split('\n')
    return lines.map(parseFinding).filter((finding) => finding !== undefined)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
