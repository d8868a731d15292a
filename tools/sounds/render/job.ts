import type { ManifestBeat, ManifestKit, ManifestSound } from '@dhvani/catalogue'

/** One piece of work for a worker thread. */
export type Job =
  | { kind: 'sound'; id: string }
  | { kind: 'import'; id: string; folder: string }
  | { kind: 'beat'; id: string }
  | { kind: 'kit'; id: string }

/** What a job leaves behind: its entry of the manifest, and the files it wrote. */
export type JobResult = {
  job: Job
  entry: ManifestSound | ManifestBeat | ManifestKit
  files: string[]
}

/** A name that no two jobs share. */
export const jobName = ({ kind, id }: Job): string => `${kind === 'import' ? 'sound' : kind}:${id}`
