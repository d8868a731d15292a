import { constants, setPriority } from 'node:os'
import type { JobQueue } from '../sounds/render/job-queue.ts'
import { jobName, type Job } from '../sounds/render/job.ts'
import { foretellSounds, renderStaleSounds } from '../sounds/render/render-stale-sounds.ts'
import { serveMaking, tell } from './making-messages.ts'
import { dataFolder, SOUNDS_FOLDER } from './repository.ts'

// The site's build and the answers of the server go first. Threads that start later have this priority too.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

let queue: JobQueue<Job> | undefined
const options = {
  outputDir: SOUNDS_FOLDER,
  dataDir: dataFolder(),
  onProgress: (line: string) => tell({ kind: 'line', line }),
}

await serveMaking(
  (order) => {
    if (order.kind === 'first') queue?.putFirst((job) => jobName(job) === order.name)
  },
  async (signal) => {
    // A render cannot be interrupted. Each file is written whole or not at all.
    signal.addEventListener('abort', () => process.exit(1))
    const sounds = await foretellSounds(options)
    tell({ kind: 'foretold', sounds: sounds.map(({ job, files }) => ({ job, files })) })
    await renderStaleSounds({
      ...options,
      onQueue: (opened) => {
        queue = opened
      },
      onMade: ({ job }) => tell({ kind: 'made', job }),
    })
  },
)
