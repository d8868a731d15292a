import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createClosures,
  readProofs,
  STAMPS_FOLDER,
  writeStamps,
} from '@dhvani/audio-measures/stamps'
import { REPOSITORY } from '../../start/repository.ts'
import { runCommand } from '../../start/run-command.ts'

const TESTS = '{packages/sound-render,tools/sounds,apps/web/app/lib/sounds}/**/*.test.ts'
const CLAIMS = /\b(?:prove|createClaimingIt)\(/

/** The tests that make claims of sounds, or import a file that does. */
const findClaimingTests = (): string[] => {
  const closureOf = createClosures()
  const exclude = ['**/node_modules/**', '**/build/**']
  return globSync(TESTS, { cwd: REPOSITORY, exclude }).filter((test) =>
    [...closureOf([join(REPOSITORY, test)]).files.values()].some((text) => CLAIMS.test(text)),
  )
}

/**
 * Runs the tests that make claims of sounds, and writes the stamps of all that they proved. What is
 * unchanged, or was proven on this machine before, is not rendered again.
 *
 * @returns how many claims there are
 * @throws when one of them is false; the stamps then stay as they were
 */
export const renewStamps = async (say: (line: string) => void): Promise<number> => {
  const folder = mkdtempSync(join(tmpdir(), 'dhvani-stamps-'))
  const renewed = join(folder, 'renewed.jsonl')
  try {
    await runCommand('vitest', ['run', ...findClaimingTests()], {
      onLine: say,
      env: { DHVANI_RENEWED_STAMPS: renewed, DHVANI_RING: '' },
    })
    const proofs = readProofs(renewed)
    writeStamps(STAMPS_FOLDER, proofs)
    return proofs.length
  } finally {
    rmSync(folder, { recursive: true })
  }
}
