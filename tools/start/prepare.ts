import { renderStaleSounds } from '../sounds/render/render-stale-sounds.ts'
import { buildStaleSite } from './build-site.ts'
import { dataFolder, SOUNDS_FOLDER } from './repository.ts'

const say = (line: string) => console.log(line)

/** Renders stale sounds and builds a stale site, and starts nothing. */
await renderStaleSounds({ outputDir: SOUNDS_FOLDER, dataDir: dataFolder(), onProgress: say })
await buildStaleSite(say)
