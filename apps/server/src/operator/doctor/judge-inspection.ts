import { judgeClock } from './check-clock.ts'
import { ok, problem, warning, type Finding } from './finding.ts'
import type { Inspection } from './inspect-site.ts'

export const judgeMigrations = ({
  pending,
  unknown,
}: Pick<Inspection, 'pending' | 'unknown'>): Finding => {
  if (unknown.length > 0)
    return problem(`migrations: a newer release was here (${unknown.join(', ')}); start that one`)
  return pending.length === 0
    ? ok('migrations: all have run')
    : warning(`migrations: ${pending.length} wait for the next start, ${pending.join(', ')}`)
}

const MEND = 'npm run doctor -- --mend removes rows without files and files without rows'

const judgeStorage = ({ storage }: Inspection): Finding[] => {
  const { withoutBytes, strayFiles, soundsWithoutFile, objects } = storage
  const wrong = [
    ...withoutBytes.map(({ bucketId, name }) => `a row without its file: ${bucketId}/${name}`),
    ...strayFiles.map((key) => `a file that no row names: ${key}`),
    ...soundsWithoutFile.map(({ id, name }) => `a sound without its file: ${name} (${id})`),
  ].map(problem)
  const count = wrong.length
  const sum = `${objects} files looked at, ${count} ${count === 1 ? 'problem' : 'problems'}`
  return [...wrong, count === 0 ? ok(sum) : problem(`${sum}; ${MEND}`)]
}

const MIB = 1_048_576
const inMib = (bytes: number): string => `${(bytes / MIB).toFixed(1)} MiB`

const judgeSize = ({ databaseSize }: Inspection): Finding[] => {
  if (databaseSize === undefined) return []
  const { rowsBytes, logBytes } = databaseSize
  const log = logBytes === null ? '' : ` and ${inMib(logBytes)} of log`
  return [ok(`database: ${inMib(rowsBytes)} of rows and indexes${log}`)]
}

/** @param ownVersion of the release that the doctor belongs to */
export const judgeInspection = (inspection: Inspection, ownVersion: string): Finding[] => {
  const { version, aheadOfDatabaseMs } = inspection
  return [
    version === ownVersion
      ? ok(`version: ${version}`)
      : problem(`version: the server runs ${version}, this is ${ownVersion}; restart it`),
    judgeMigrations(inspection),
    ...(aheadOfDatabaseMs === null ? [] : [judgeClock('the database', aheadOfDatabaseMs)]),
    ...judgeSize(inspection),
    ...judgeStorage(inspection),
  ]
}
