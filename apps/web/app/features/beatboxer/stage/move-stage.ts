import type { Beatbox, BeatboxSnapshot } from '@dhvani/audio-engine'
import { isAudible } from '@dhvani/audio-engine/beatbox'
import { scoreSchema } from '@dhvani/catalogue'
import { bolName } from '#lib/beats/bol-name.ts'
import { findBeatSource } from '#lib/beats/beat-sources.ts'
import { ask } from '#lib/network/ask.ts'
import { MOVEMENT_OF, type Movement } from '../avatars/instruments.ts'
import { createDetailMeter } from './drawing-detail.ts'
import { transformOf, type JointName } from './transform-of.ts'
import { AT_REST, poseAt, type Pose, type Strokes } from './pose.ts'
import { ON_THE_BEAT, strokesOf } from './strokes.ts'

const strokesOfLoops = new Map<string, Strokes>()

const fetchStrokes = (url: string): Promise<Strokes> =>
  ask([url], async (response) => {
    if (!response.ok) throw new Error(`${url} answered ${response.status}`)
    return strokesOf(scoreSchema.parse(await response.json()))
  })

/**
 * When the hands of a loop's player strike. Until the score has loaded, the hands follow the beat.
 * The engine fetches the same file, so the browser usually answers from its cache.
 */
const getStrokes = (loopId: string): Strokes => {
  const found = strokesOfLoops.get(loopId)
  if (found) return found
  strokesOfLoops.set(loopId, ON_THE_BEAT)
  const play = findBeatSource(loopId)?.play
  if (play?.kind === 'score') {
    fetchStrokes(play.scoreUrl).then((strokes) => strokesOfLoops.set(loopId, strokes), reportError)
  }
  return ON_THE_BEAT
}

const JOINTS = Object.keys(AT_REST) as JointName[]

type Joint = {
  readonly element: HTMLElement | SVGElement
  readonly name: JointName
  transform: string
}

type Player = { readonly movement: Movement | undefined; readonly joints: readonly Joint[] }

const readPlayer = (avatar: HTMLElement): Player => {
  const { movement } = avatar.dataset
  return {
    movement: Object.values(MOVEMENT_OF).find((known) => known === movement),
    joints: JOINTS.flatMap((name) =>
      [...avatar.querySelectorAll<HTMLElement | SVGElement>(`[data-joint='${name}']`)].map(
        (element) => ({ element, name, transform: '' }),
      ),
    ),
  }
}

/**
 * Moves the musicians with the sound that the listener hears, until the caller calls the returned
 * function. One animation frame serves all musicians and writes only transforms that changed. On a
 * machine that is too slow it lowers the detail.
 *
 * @param stage holds an element `[data-slot="0"]` to `[data-slot="15"]` for each slot
 */
export const moveStage = (stage: HTMLElement, beatbox: Beatbox): (() => void) => {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)')
  const players = new WeakMap<HTMLElement, Player>()
  const avatars: (HTMLElement | null)[] = []
  let request = 0
  let isOdd = false
  let watch = createDetailMeter()

  const playerOf = (index: number): Player | undefined => {
    let avatar = avatars[index]
    if (!avatar?.isConnected) {
      avatar = stage.querySelector<HTMLElement>(`[data-slot='${index}'] .avatar`)
      avatars[index] = avatar
    }
    if (!avatar) return undefined
    const player = players.get(avatar) ?? readPlayer(avatar)
    players.set(avatar, player)
    return player
  }

  const apply = (index: number, pose: Pose) => {
    const player = playerOf(index)
    for (const joint of player?.joints ?? []) {
      const transform = transformOf(player?.movement, joint.name, pose[joint.name])
      if (transform === joint.transform) continue
      joint.transform = transform
      joint.element.style.transform = transform
    }
  }

  const showBols = () => {
    const { slots } = beatbox.getSnapshot()
    const bols = new Map(
      beatbox.bols().map(({ slot, bol }) => [slot, bolName(bol, slots[slot]?.loopId)]),
    )
    for (const chip of stage.querySelectorAll<HTMLElement>('[data-bol]')) {
      const bol = bols.get(Number(chip.dataset.bol))
      if (chip.dataset.said === bol) continue
      if (bol === undefined) delete chip.dataset.said
      else chip.dataset.said = bol
    }
  }

  const rest = ({ slots }: BeatboxSnapshot) => {
    slots.forEach((_, index) => apply(index, AT_REST))
    for (const chip of stage.querySelectorAll<HTMLElement>('[data-said]')) delete chip.dataset.said
  }

  const frame = (time: number) => {
    request = requestAnimationFrame(frame)
    const detail = watch(time)
    if (stage.dataset.detail !== detail) stage.dataset.detail = detail
    isOdd = !isOdd
    if (detail === 'least' && isOdd) return
    const snapshot = beatbox.getSnapshot()
    const position = beatbox.position()
    showBols()
    if (reduced.matches) return
    snapshot.slots.forEach((slot, index) => {
      if (!slot.loopId) return
      const pose = isAudible(snapshot, index) ? poseAt(getStrokes(slot.loopId), position) : AT_REST
      apply(index, pose)
    })
  }

  const start = () => {
    watch = createDetailMeter()
    request = requestAnimationFrame(frame)
  }

  const stop = () => {
    cancelAnimationFrame(request)
    request = 0
    delete stage.dataset.detail
  }

  const follow = () => {
    const snapshot = beatbox.getSnapshot()
    if (snapshot.isPlaying && request === 0) start()
    if (!snapshot.isPlaying && request !== 0) {
      stop()
      rest(snapshot)
    }
  }

  const leave = beatbox.subscribe(follow)
  follow()
  return () => {
    leave()
    stop()
  }
}
