import { readDiskSpace } from '#platform/disk-space.ts'
import { ok, problem, reasonOf, warning, type Finding } from './finding.ts'

const GIB = 1_073_741_824
/** The alert DhvaniDiskFull begins at the same share. */
const LITTLE_SHARE = 0.1
const NONE_SHARE = 0.02

export const judgeDisk = (freeBytes: number, sizeBytes: number): Finding => {
  const share = freeBytes / sizeBytes
  const left = `${(freeBytes / GIB).toFixed(1)} of ${(sizeBytes / GIB).toFixed(1)} GiB`
  const text = `disk: ${left} are left for the data directory`
  if (share < NONE_SHARE) return problem(text)
  return share < LITTLE_SHARE ? warning(text) : ok(text)
}

export const checkDisk = async (directory: string): Promise<Finding> => {
  try {
    const { freeBytes, sizeBytes } = await readDiskSpace(directory)
    return judgeDisk(freeBytes, sizeBytes)
  } catch (error) {
    return problem(`disk: the data directory cannot be looked at (${reasonOf(error)})`)
  }
}
