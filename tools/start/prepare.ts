import { buildStaleSite } from './build-site.ts'
import { explainFailure } from './explain-failure.ts'
import { makeBeside } from './make-beside.ts'

const say = (line: string) => console.log(line)

/** Renders stale sounds and builds a stale site beside each other, and starts nothing. */
const prepare = async (): Promise<void> => {
  const { site, sounds, allSounds } = makeBeside(say)
  try {
    await Promise.all([site, allSounds])
  } finally {
    await sounds.stop()
  }
  // Where a render came out otherwise than recorded, as on another kind of processor, the site has to follow.
  await buildStaleSite(say)
}

try {
  await prepare()
} catch (error) {
  console.error(`dhvani: ${explainFailure(error)}`)
  process.exitCode = 1
}
