import { findReleaseFaults } from './find-faults.ts'
import { readRelease } from './read-release.ts'

const release = await readRelease()
const faults = findReleaseFaults(release)
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
else console.log(`Version ${release.versions.get('package.json') ?? ''} can be tagged.`)
