import type { BeatLoopSource } from '@dhvani/audio-engine'
import {
  BEAT_LOOPS,
  findBeatLoop,
  type BeatLoop,
  type ManifestBeat,
  type ManifestKit,
} from '@dhvani/catalogue'
import { beats as renderedBeats, kits as renderedKits } from 'virtual:sound-manifest'
import { builtInAudio, builtInFileUrl } from '#lib/sounds/built-in-files.ts'

/** The loops that `npm run sounds` has rendered, in the catalogue's order. */
export const AVAILABLE_LOOPS: readonly BeatLoop[] = BEAT_LOOPS.filter(
  ({ id }) => id in renderedBeats,
)

const playOf = (
  { play }: ManifestBeat,
  kits: Readonly<Record<string, ManifestKit>>,
): BeatLoopSource['play'] | undefined => {
  if (play.kind === 'anchors')
    return {
      kind: 'anchors',
      anchors: play.anchors.map(({ beatsPerMinute, file }) => ({
        beatsPerMinute,
        ...builtInAudio(file),
      })),
    }
  const kit = kits[play.kit]
  if (!kit) return undefined
  return {
    kind: 'score',
    scoreUrl: builtInFileUrl(play.score, play.scoreVersion),
    kit: { url: builtInFileUrl(kit.sprite.name, kit.sprite.version), samples: kit.samples },
  }
}

/** @returns where the beatbox fetches a loop; `undefined` for a loop that was not rendered */
export const findBeatSource = (id: string): BeatLoopSource | undefined => {
  const loop = findBeatLoop(id)
  const rendered = renderedBeats[id]
  if (!loop || !rendered) return undefined
  const play = playOf(rendered, renderedKits)
  return play && { id, name: loop.name, beats: rendered.beats, play }
}
