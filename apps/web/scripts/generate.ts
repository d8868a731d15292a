/** Generates the files that the build and the type checker read and that git ignores. */
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import { writeIcons } from '../vite/write-icons.ts'
import { writeMessages } from '../vite/write-messages.ts'
import { drawPictures } from './draw-pictures.ts'
import { buildReading } from './reading/build-reading.ts'

const WEB = fileURLToPath(new URL('..', import.meta.url))

/** @throws what a script threw, which a thread of its own ran */
const runInThread = async (script: URL): Promise<void> => {
  await once(new Worker(script), 'exit')
}

const generateTypes = () => promisify(execFile)('react-router', ['typegen'], { cwd: WEB })

writeMessages()
writeIcons()
await Promise.all([
  // Half of all the work, and it reads nothing that the others write.
  runInThread(new URL('./write-fonts.ts', import.meta.url)),
  drawPictures().then(buildReading),
  // The build of pages reads no types.
  process.argv.includes('--no-types') ? undefined : generateTypes(),
])
