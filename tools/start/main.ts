import { renderStaleSounds } from '../sounds/render/render-stale-sounds.ts'
import { buildStaleSite } from './build-site.ts'
import { dataFolder, SOUNDS_FOLDER } from './repository.ts'

const say = (line: string) => console.log(line)

const prepare = async (): Promise<void> => {
  await renderStaleSounds({ outputDir: SOUNDS_FOLDER, dataDir: dataFolder(), onProgress: say })
  await buildStaleSite(say)
}

try {
  await prepare()
} catch (error) {
  console.error(`dhvani: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
await import('../../apps/server/src/start/main.ts')
