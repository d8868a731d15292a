import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { REPOSITORY } from '../start/repository.ts'
import { runCommand } from '../start/run-command.ts'
import { chooseArchitectures } from './architectures.ts'
import { makeLayersFor, makeSharedLayers } from './layers.ts'

const OUTPUT = join(REPOSITORY, 'build/image')

const tell = async (name: string): Promise<void> => {
  const { size } = await stat(join(OUTPUT, `${name}.tar`))
  console.log(`build/image/${name}.tar: ${(size / 1_000_000).toFixed(1)} MB`)
}

/** Makes the layers of the container image, which the Dockerfile puts on each other. */
const makeImage = async (names: readonly string[]): Promise<void> => {
  const architectures = chooseArchitectures(names)
  await runCommand(process.execPath, ['tools/start/prepare.ts'], { onLine: console.log })
  await makeSharedLayers(OUTPUT)
  for (const name of ['sounds', 'app']) await tell(name)
  for (const architecture of architectures) {
    await makeLayersFor(OUTPUT, architecture)
    for (const layer of ['base', 'modules']) await tell(`${layer}-${architecture.name}`)
  }
}

try {
  await makeImage(process.argv.slice(2))
} catch (error) {
  console.error(`dhvani: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
