import type { AudioHost } from '../context/audio-host.ts'
import { restoreBeat, type BeatState } from './beat-state.ts'
import type { BeatboxOptions, BeatExport, BeatRecording } from './beatbox-types.ts'
import { EMPTY_BEATBOX } from '../snapshots.ts'
import type { LoopAudioLibrary } from '../loading/loop-audio.ts'

/** Export and recording, whose code is loaded at the first use, since few listeners need it. */
export const createBeatboxExport = ({
  host,
  library,
  findLoop,
  state,
}: Pick<BeatboxOptions, 'findLoop'> & {
  readonly host: AudioHost
  readonly library: LoopAudioLibrary
  readonly state: () => BeatState
}): {
  exportWav(request: BeatExport): Promise<Blob>
  record(): Promise<BeatRecording>
} => ({
  async exportWav(request) {
    const exported = request.beat === undefined ? state() : restoreBeat(EMPTY_BEATBOX, request.beat)
    const audio = await Promise.all(
      exported.slots.map(async ({ loopId, status }) => {
        const loop = loopId === undefined ? undefined : findLoop(loopId)
        // A loop whose audio could not be loaded is silent live, and so it is here.
        if (loop === undefined || status === 'failed') return undefined
        return library.prepare(loop, exported.tempo)
      }),
    )
    const { sampleRate } = host.context()
    const { exportBeat } = await import('./export-beat.ts')
    return exportBeat({
      ...request,
      state: exported,
      sampleRate,
      audioOf: (position) => audio[position],
    })
  },
  async record() {
    const graph = host.resumeGraph()
    const { recordBeat } = await import('./record-beat.ts')
    return recordBeat(graph)
  },
})
