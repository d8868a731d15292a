import { seconds } from '@dhvani/units'
import type { BeatLoopPlay, BeatLoopSource } from '../beatbox/beatbox-types.ts'

/** Where the test server has the files that `packages/sound-render` rendered. */
const SOUNDS = '/build/sounds'

type RenderedFile = {
  readonly name: string
  readonly loopStart: number
  readonly loopEnd: number
}

type Manifest = {
  readonly beats: Readonly<
    Record<
      string,
      {
        readonly beats: number
        readonly play:
          | { readonly kind: 'score'; readonly kit: string; readonly score: string }
          | {
              readonly kind: 'anchors'
              readonly anchors: readonly {
                readonly beatsPerMinute: number
                readonly file: RenderedFile
              }[]
            }
      }
    >
  >
  readonly kits: Readonly<
    Record<
      string,
      {
        readonly sprite: RenderedFile
        readonly samples: Extract<BeatLoopPlay, { kind: 'score' }>['kit']['samples']
      }
    >
  >
}

const playOf = (
  { play }: Manifest['beats'][string],
  kits: Manifest['kits'],
): BeatLoopPlay | undefined => {
  if (play.kind === 'anchors')
    return {
      kind: 'anchors',
      anchors: play.anchors.map(({ beatsPerMinute, file }) => ({
        beatsPerMinute,
        url: `${SOUNDS}/${file.name}`,
        loop: { start: seconds(file.loopStart), end: seconds(file.loopEnd) },
      })),
    }
  const kit = kits[play.kit]
  return (
    kit && {
      kind: 'score',
      scoreUrl: `${SOUNDS}/${play.score}`,
      kit: { url: `${SOUNDS}/${kit.sprite.name}`, samples: kit.samples },
    }
  )
}

/** The thirteen loops as they ship. Rejects when they have not been rendered. */
export const loadRealLoops = async (): Promise<readonly BeatLoopSource[]> => {
  const response = await fetch(`${SOUNDS}/manifest.json`)
  if (!response.ok) throw new Error('The loops are not rendered: run `npm run sounds` first.')
  const { beats, kits } = (await response.json()) as Manifest
  return Object.entries(beats).flatMap(([id, rendered]) => {
    const play = playOf(rendered, kits)
    return play === undefined ? [] : [{ id, name: id, beats: rendered.beats, play }]
  })
}
