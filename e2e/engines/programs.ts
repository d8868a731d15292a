import { existsSync, globSync, readFileSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

export const ENGINES = ['firefox', 'webkit'] as const
export type EngineName = (typeof ENGINES)[number]

/** A program that an engine's tests run, and the Debian package that has it. */
type Program = {
  readonly name: string
  readonly debianPackage: string
  find(): string | undefined
}

const onPath = (name: string, debianPackage: string): Program => ({
  name,
  debianPackage,
  find: () =>
    (process.env.PATH ?? '')
      .split(delimiter)
      .map((folder) => join(folder, name))
      .find(existsSync),
})

const SOUND_SERVER = [onPath('pulseaudio', 'pulseaudio'), onPath('parec', 'pulseaudio-utils')]

const MINI_BROWSER: Program = {
  name: 'MiniBrowser',
  debianPackage: 'webkit2gtk-driver',
  find: () => globSync('/usr/lib/{.,*}/webkit2gtk-*/MiniBrowser')[0],
}

/** The first Firefox that records answers for its driver (`network.addDataCollector`), as Playwright asks. */
const FIRST_FIREFOX = 143

/** @returns the main version of the Firefox at this path; endless where its folder does not tell */
const firefoxVersion = (path: string): number => {
  const facts = join(dirname(realpathSync(path)), 'application.ini')
  if (!existsSync(facts)) return Infinity
  return Number(/^Version=(\d+)/m.exec(readFileSync(facts, 'utf8'))?.[1] ?? Infinity)
}

const ANY_FIREFOX = onPath('firefox-esr', 'firefox-esr')

const FIREFOX: Program = {
  ...ANY_FIREFOX,
  name: `firefox-esr ${FIRST_FIREFOX} or later`,
  find: () => {
    const found = ANY_FIREFOX.find()
    return found !== undefined && firefoxVersion(found) >= FIRST_FIREFOX ? found : undefined
  },
}

const PROGRAMS: Readonly<Record<EngineName, readonly Program[]>> = {
  firefox: [FIREFOX, ...SOUND_SERVER],
  webkit: [
    onPath('WebKitWebDriver', 'webkit2gtk-driver'),
    MINI_BROWSER,
    onPath('Xvfb', 'xvfb'),
    ...SOUND_SERVER,
  ],
}

/** @returns the programs of an engine's tests that this machine lacks */
export const missingPrograms = (engine: EngineName): readonly Program[] =>
  PROGRAMS[engine].filter((program) => program.find() === undefined)

export const findFirefox = (): string | undefined => FIREFOX.find()

/** @throws when it is not installed */
export const getMiniBrowser = (): string => {
  const found = MINI_BROWSER.find()
  if (found === undefined) throw new Error('MiniBrowser is not installed.')
  return found
}

/** Why an engine's tests cannot run here, for the report of a test that is left out. */
export const whyLeftOut = (engine: EngineName): string =>
  `Not installed: ${missingPrograms(engine)
    .map(({ name }) => name)
    .join(', ')}`
