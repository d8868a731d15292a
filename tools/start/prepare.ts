import { renderStaleSounds } from '../sounds/render/render-stale-sounds.ts'
import { buildStaleSite } from './build-site.ts'
import { dataFolder, SOUNDS_FOLDER } from './repository.ts'

const say = (line: string) => console.log(line)

/** Builds and renders what is stale and starts nothing: for an image. */
await renderStaleSounds({ outputDir: SOUNDS_FOLDER, dataDir: dataFolder(), onProgress: say })
await buildStaleSite(say)
