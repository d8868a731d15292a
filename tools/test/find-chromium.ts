import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { runCommand } from '../start/run-command.ts'
import { installDebianPackages } from './install-debian-packages.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const findOnPath = (): string | undefined => {
  for (const name of NAMES) {
    const found = spawnSync('which', [name], { encoding: 'utf8' })
    if (found.status === 0 && found.stdout.trim() !== '') return found.stdout.trim()
  }
  return undefined
}

const downloadPlaywrightsOwn = async (): Promise<string> => {
  await runCommand('playwright', ['install', 'chromium-headless-shell', 'chromium'])
  const { chromium } = await import('playwright-core')
  return chromium.executablePath()
}

/** Where a browser can come from. */
type Sources = {
  readonly findOnPath: () => string | undefined
  readonly install: () => Promise<boolean>
  readonly download: () => Promise<string>
}

const MACHINE: Sources = {
  findOnPath,
  install: () => installDebianPackages(['chromium']),
  download: downloadPlaywrightsOwn,
}

/**
 * The browser of the tests: `CHROME_PATH`, else an installed Chromium or Chrome, else Debian's
 * package (as root on Debian), else Playwright's own.
 *
 * @throws with what to do, when none of these can be had
 */
export const findChromium = async (sources = MACHINE): Promise<string> => {
  const chosen = process.env.CHROME_PATH
  if (chosen !== undefined && chosen !== '') {
    if (existsSync(chosen)) return chosen
    throw new Error(`CHROME_PATH names ${chosen}, which does not exist.`)
  }
  const found = sources.findOnPath()
  if (found !== undefined) return found
  try {
    return (
      ((await sources.install()) ? sources.findOnPath() : undefined) ?? (await sources.download())
    )
  } catch (cause) {
    throw new Error(
      'The tests need Chromium, and it could be neither installed nor downloaded. Install Chromium or Chrome, or set CHROME_PATH to its program.',
      { cause },
    )
  }
}
