import { createEngine, openContext, type Beatbox, type SavedBeat } from '@dhvani/audio-engine'
import { openBeatbox } from '@dhvani/audio-engine/beatbox'
import { BEAT_LOOPS } from '@dhvani/catalogue'
import fc from 'fast-check'
import { expect, inject, it, onTestFinished } from 'vitest'
import { readBeatCode, writeBeatCode } from '@dhvani/share-links/beat-code'
import { moveLoop } from './stage/move-loop.ts'

type ModelSlot = {
  loopId: string | undefined
  isPlaying: boolean
  volume: number
  isMuted: boolean
  isSolo: boolean
}

/** The stage as docs/contract/product.md §4 describes it, without audio. */
type Model = { slots: ModelSlot[]; tempo: number; masterVolume: number; isPlaying: boolean }

const emptySlot = (volume = 80): ModelSlot => ({
  loopId: undefined,
  isPlaying: false,
  volume,
  isMuted: false,
  isSolo: false,
})

const aModel = (): Model => ({
  slots: Array.from({ length: 16 }, () => emptySlot()),
  tempo: 120,
  masterVolume: 70,
  isPlaying: false,
})

const savedOf = ({ slots, tempo, masterVolume }: Model): SavedBeat => ({
  tempo,
  masterVolume,
  slots: slots.flatMap(({ loopId, volume, isMuted, isPlaying }, position) =>
    loopId === undefined ? [] : [{ position, loopId, volume, isMuted, isPlaying }],
  ),
})

const restoreModel = (model: Model, saved: SavedBeat) => {
  Object.assign(model, { tempo: saved.tempo, masterVolume: saved.masterVolume })
  model.slots = aModel().slots
  for (const { position, loopId, volume, isMuted, isPlaying = true } of saved.slots)
    model.slots[position] = { loopId, volume, isMuted, isPlaying, isSolo: false }
}

class Step implements fc.AsyncCommand<Model, Beatbox> {
  readonly name: string
  readonly onModel: (model: Model) => void
  readonly onStage: (beatbox: Beatbox) => void | Promise<void>

  constructor(
    name: string,
    onModel: (model: Model) => void,
    onStage: (beatbox: Beatbox) => void | Promise<void>,
  ) {
    this.name = name
    this.onModel = onModel
    this.onStage = onStage
  }

  check = () => true

  async run(model: Model, beatbox: Beatbox) {
    this.onModel(model)
    await this.onStage(beatbox)
    const { slots, tempo, masterVolume, isPlaying, activeCount } = beatbox.getSnapshot()
    const seen = slots.map(({ loopId, isPlaying: plays, volume, isMuted, isSolo }) => ({
      loopId,
      isPlaying: plays,
      volume,
      isMuted,
      isSolo,
    }))
    expect({ slots: seen, tempo, masterVolume, isPlaying }).toEqual(model)
    expect(activeCount).toBe(model.slots.filter(({ loopId }) => loopId).length)
    for (const slot of slots) {
      expect(slot.isActive).toBe(slot.loopId !== undefined)
      expect(slot.status === 'empty').toBe(!slot.isActive)
    }
    expect(beatbox.save()).toEqual(savedOf(model))
  }

  toString = () => this.name
}

/** Few slots and few loops, so that commands meet on the same slot; both ends of the stage. */
const place = fc.constantFrom(0, 1, 14, 15)
const volume = fc.integer({ min: 0, max: 100 })
const loop = fc.constantFrom(...BEAT_LOOPS.slice(0, 3).map(({ id }) => id))

const isLoaded = (beatbox: Beatbox) =>
  beatbox.getSnapshot().slots.every(({ status }) => status !== 'loading')

const onSlot = (
  name: string,
  change: (slot: ModelSlot) => void,
  run: (beatbox: Beatbox, slot: number) => void,
) =>
  place.map(
    (slot) =>
      new Step(
        `${name} ${slot}`,
        ({ slots }) => {
          const held = slots[slot]
          if (held?.loopId !== undefined) change(held)
        },
        (beatbox) => run(beatbox, slot),
      ),
  )

const COMMANDS = [
  fc.constant(
    new Step(
      'wait for files',
      () => undefined,
      (beatbox) => expect.poll(() => isLoaded(beatbox), { interval: 1 }).toBe(true),
    ),
  ),
  fc.tuple(place, loop).map(
    ([slot, loopId]) =>
      new Step(
        `drop ${loopId} on ${slot}`,
        ({ slots }) => Object.assign(slots[slot]!, { loopId, isPlaying: true, isMuted: false }),
        (beatbox) => beatbox.assign(slot, loopId),
      ),
  ),
  fc.tuple(place, place).map(
    ([from, to]) =>
      new Step(
        `drag ${from} to ${to}`,
        ({ slots }) => {
          const held = slots[from]!
          if (from === to || held.loopId === undefined) return
          slots[to] = { ...held }
          slots[from] = emptySlot(held.volume)
        },
        (beatbox) => moveLoop(beatbox, from, to),
      ),
  ),
  onSlot(
    'remove',
    (slot) => Object.assign(slot, emptySlot(slot.volume)),
    (beatbox, slot) => beatbox.clear(slot),
  ),
  onSlot(
    'rest or wake',
    (slot) => (slot.isPlaying = !slot.isPlaying),
    (beatbox, slot) => beatbox.toggleSlot(slot),
  ),
  fc.boolean().chain((isMuted) =>
    onSlot(
      `mute ${isMuted}`,
      (slot) => (slot.isMuted = isMuted),
      (beatbox, slot) => beatbox.setMuted(slot, isMuted),
    ),
  ),
  fc.boolean().chain((isSolo) =>
    onSlot(
      `solo ${isSolo}`,
      (slot) => (slot.isSolo = isSolo),
      (beatbox, slot) => beatbox.setSolo(slot, isSolo),
    ),
  ),
  fc.tuple(place, volume).map(
    ([slot, level]) =>
      new Step(
        `volume ${slot} ${level}`,
        ({ slots }) => (slots[slot]!.volume = level),
        (beatbox) => beatbox.setSlotVolume(slot, level),
      ),
  ),
  volume.map(
    (level) =>
      new Step(
        `master ${level}`,
        (model) => (model.masterVolume = level),
        (beatbox) => beatbox.setMasterVolume(level),
      ),
  ),
  fc.integer({ min: 20, max: 200 }).map(
    (tempo) =>
      new Step(
        `tempo ${tempo}`,
        (model) => (model.tempo = Math.min(140, Math.max(60, tempo))),
        (beatbox) => beatbox.setTempo(tempo),
      ),
  ),
  fc.boolean().map(
    (isPlaying) =>
      new Step(
        isPlaying ? 'play' : 'pause',
        (model) => (model.isPlaying = isPlaying),
        (beatbox) => (isPlaying ? beatbox.play() : beatbox.pause()),
      ),
  ),
  fc.constant(
    new Step(
      'reset',
      (model) => (model.slots = aModel().slots),
      (beatbox) => beatbox.reset(),
    ),
  ),
  fc.constant(
    new Step(
      'reset and undo',
      (model) => restoreModel(model, savedOf(model)),
      (beatbox) => {
        const before = beatbox.save()
        beatbox.reset()
        beatbox.restore(before)
      },
    ),
  ),
  fc.constant(
    new Step(
      'send as a link and open it',
      (model) => restoreModel(model, savedOf(model)),
      (beatbox) => beatbox.restore(readBeatCode(writeBeatCode(beatbox.save()))!),
    ),
  ),
]

const silentWav = () => {
  const bytes = new Uint8Array(44 + 2000)
  const view = new DataView(bytes.buffer)
  bytes.set(new TextEncoder().encode('RIFF'), 0)
  bytes.set(new TextEncoder().encode('WAVEfmt '), 8)
  bytes.set(new TextEncoder().encode('data'), 36)
  view.setUint32(4, bytes.length - 8, true)
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, 44_100, true)
  view.setUint32(28, 88_200, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  view.setUint32(40, 2000, true)
  return bytes
}

/** A stage whose loops are all one soft stroke a bar. */
const aStage = (): Beatbox => {
  const engine = createEngine({
    createContext: openContext,
    tabChannel: crypto.randomUUID(),
    fetch: (input) =>
      Promise.resolve(
        (input as string).endsWith('json')
          ? Response.json({ beats: 4, events: [{ beat: 0, sample: 'na', gain: 1, pan: 0 }] })
          : new Response(silentWav()),
      ),
  })
  onTestFinished(() => engine.dispose())
  return openBeatbox(engine, {
    findLoop: (id) => ({
      id,
      name: id,
      beats: 4,
      play: {
        kind: 'score',
        scoreUrl: '/score.json',
        kit: { url: '/kit.wav', samples: { na: { start: 0, length: 0.02 } } },
      },
    }),
  })
}

it('does what the model says, after any sequence of commands', { timeout: 120_000 }, async () => {
  const beatbox = aStage()
  await fc.assert(
    fc.asyncProperty(fc.commands(COMMANDS, { maxCommands: 60, size: 'max' }), async (commands) => {
      beatbox.pause()
      beatbox.restore({ tempo: 120, masterVolume: 70, slots: [] })
      await fc.asyncModelRun(() => ({ model: aModel(), real: beatbox }), commands)
    }),
    { numRuns: inject('isWholeRing') ? 800 : 200 },
  )
})
