import { workerData } from 'node:worker_threads'
import type { ManifestSound } from '@dhvani/catalogue'
import { serveJobs } from '../render/serve-jobs.ts'
import { measureShipped } from './measure-shipped.ts'

const { outputDir } = workerData as { outputDir: string }

serveJobs(({ file, sound }: { file: string; sound: ManifestSound }) =>
  measureShipped(outputDir, file, sound),
)
