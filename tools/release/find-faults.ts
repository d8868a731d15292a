import type { WholeRingVerdict } from '../test/whole-ring-verdict.ts'

/** The facts about a repository that the check of a release judges. */
export type Release = {
  /** Version of each package of the repository, by the path of its package.json. */
  readonly versions: ReadonlyMap<string, string>
  readonly changelog: string
  /** Versions that git has tags of, without their `v`. */
  readonly released: readonly string[]
  /** Paths that differ from the last commit. */
  readonly uncommitted: readonly string[]
  /** Migrations of the last release that were changed or removed since. */
  readonly changedMigrations: readonly string[]
  /** Names of all migrations, in the order in which they run. */
  readonly migrations: readonly string[]
  /** Names of the migrations that had run in what `npm run release:keep` kept of this version. */
  readonly keptMigrations: readonly string[] | undefined
  /** Git's hash of all files as they are. */
  readonly tree: string
  /** How the last run of `npm run test:all` on this machine came out. */
  readonly tested: WholeRingVerdict | undefined
}

const VERSION = /^\d+\.\d+\.\d+$/
const HEADING = /^## (?<version>\d+\.\d+\.\d+) \((?<day>\d{4}-\d{2}-\d{2})\)$/

const byNumbers = (left: string, right: string): number =>
  left.localeCompare(right, 'en', { numeric: true })

const findVersionFaults = ({ versions, released }: Release, version: string): string[] => {
  const others = [...versions].filter(([, other]) => other !== version)
  const last = released.toSorted(byNumbers).at(-1)
  return [
    ...(VERSION.test(version) ? [] : [`package.json: ${version} is not MAJOR.MINOR.PATCH`]),
    ...others.map(([path, other]) => `${path}: version ${other}, but package.json has ${version}`),
    ...(last !== undefined && byNumbers(version, last) <= 0
      ? [`package.json: version ${version} is not above ${last}, which is released`]
      : []),
  ]
}

const findChangelogFaults = ({ changelog }: Release, version: string): string[] => {
  const sections = changelog.split(/^(?=## )/m).slice(1)
  const [first = ''] = sections
  const heading = first.split('\n', 1)[0] ?? ''
  if (HEADING.exec(heading)?.groups?.version !== version)
    return [`CHANGELOG.md: the first section is not "## ${version} (YYYY-MM-DD)"`]
  return first.replace(heading, '').trim() === ''
    ? [`CHANGELOG.md: the section of ${version} says nothing`]
    : []
}

const findKeptFaults = ({ migrations, keptMigrations }: Release, version: string): string[] => {
  const folder = `apps/server/tests/upgrade/releases/${version}`
  if (keptMigrations === undefined) return [`${folder}: missing; run npm run release:keep`]
  return keptMigrations.join() === migrations.join()
    ? []
    : [`${folder}: made before the last migration; run npm run release:keep again`]
}

const findTestFaults = ({ tree, tested }: Release): string[] => {
  if (tested === undefined) return ['npm run test:all: was not run here']
  if (tested.tree !== tree)
    return [`npm run test:all: ran on ${tested.date}, and a file has changed since`]
  if (!tested.isGreen) return [`npm run test:all: ${tested.failed} failed on ${tested.date}`]
  return tested.leftOut.map((engine) => `npm run test:all: ran without ${engine}`)
}

/** @returns the faults that forbid a release, one line each */
export const findReleaseFaults = (release: Release): string[] => {
  const version = release.versions.get('package.json') ?? ''
  return [
    ...findVersionFaults(release, version),
    ...findChangelogFaults(release, version),
    ...release.changedMigrations.map(
      (path) =>
        `${path}: a migration of the last release never changes; put the change in a new file`,
    ),
    ...findKeptFaults(release, version),
    ...findTestFaults(release),
    ...release.uncommitted.map((path) => `${path}: not committed`),
  ]
}
