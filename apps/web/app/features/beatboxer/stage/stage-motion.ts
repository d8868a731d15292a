import type { Beatbox, BeatboxSnapshot, SlotSnapshot } from '@dhvani/audio-engine'
import { findStrokes } from './find-strokes.ts'
import { AT_REST, poseAt, type Pose } from './pose.ts'

/** Longer than this between two frames, in milliseconds, and the stage sheds detail. */
const SLOW_FRAME = 26

/** Weight of the newest frame in the running mean of frame times. */
const SMOOTHING = 0.08

const PARTS = Object.keys(AT_REST) as (keyof Pose)[]

type Part = { readonly element: SVGElement; readonly name: keyof Pose }

/** Whether a slot is heard while the beatbox plays. */
export const isHeard = (slot: SlotSnapshot, anySolo: boolean): boolean =>
  slot.isActive && slot.isPlaying && !slot.isMuted && (!anySolo || slot.isSolo)

const findParts = (player: Element): Part[] =>
  PARTS.flatMap((name) =>
    [...player.querySelectorAll<SVGElement>(`[data-part='${name}']`)].map((element) => ({
      element,
      name,
    })),
  )

/**
 * Moves the musicians of a stage with what is heard, until the returned function is called. One
 * animation frame for all of them; only moving parts are touched, and every other frame is left
 * out on a machine that cannot keep up.
 *
 * @param stage holds an element `[data-slot="0"]` to `[data-slot="15"]` for each slot
 */
export const moveStage = (stage: HTMLElement, beatbox: Beatbox): (() => void) => {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)')
  const partsOf = new WeakMap<Element, Part[]>()
  let request = 0
  let lastTime = 0
  let meanFrame = 16
  let isOdd = false

  const slotOf = (index: number) => stage.querySelector(`[data-slot='${index}']`)

  const apply = (index: number, pose: Pose) => {
    const player = slotOf(index)?.querySelector('.avatar')
    if (!player) return
    let parts = partsOf.get(player)
    if (!parts) {
      parts = findParts(player)
      partsOf.set(player, parts)
    }
    for (const { element, name } of parts) {
      element.style.setProperty('--move', pose[name].toFixed(3))
    }
  }

  const showBols = () => {
    const bols = new Map(beatbox.bols().map(({ slot, bol }) => [slot, bol]))
    for (const chip of stage.querySelectorAll<HTMLElement>('[data-bol]')) {
      const bol = bols.get(Number(chip.dataset.bol)) ?? ''
      if (chip.textContent !== bol) chip.textContent = bol
    }
  }

  const rest = ({ slots }: BeatboxSnapshot) => {
    slots.forEach((_, index) => apply(index, AT_REST))
    for (const chip of stage.querySelectorAll('[data-bol]')) chip.textContent = ''
  }

  const frame = (time: number) => {
    request = requestAnimationFrame(frame)
    if (lastTime > 0) meanFrame += SMOOTHING * (Math.min(100, time - lastTime) - meanFrame)
    lastTime = time
    const isSlow = meanFrame > SLOW_FRAME
    stage.toggleAttribute('data-slow', isSlow)
    isOdd = !isOdd
    if (isSlow && isOdd) return
    const { slots } = beatbox.getSnapshot()
    const anySolo = slots.some(({ isActive, isSolo }) => isActive && isSolo)
    const position = beatbox.position()
    showBols()
    if (reduced.matches) return
    slots.forEach((slot, index) => {
      if (!slot.loopId) return
      apply(index, isHeard(slot, anySolo) ? poseAt(findStrokes(slot.loopId), position) : AT_REST)
    })
  }

  const stop = () => {
    cancelAnimationFrame(request)
    request = 0
    lastTime = 0
  }

  const follow = () => {
    const snapshot = beatbox.getSnapshot()
    if (snapshot.isPlaying && request === 0) request = requestAnimationFrame(frame)
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
