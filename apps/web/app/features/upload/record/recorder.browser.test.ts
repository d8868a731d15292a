import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { startRecorder } from './recorder.ts'

const USER = '5f0c6f0e-0000-4000-8000-000000000000'

let reported: unknown[] = []
let tracks: MediaStreamTrack[] = []

beforeEach(() => {
  reported = []
  tracks = []
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error))
  // A tone in the place of the microphone: this Chromium has none.
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(() => {
    const context = new AudioContext()
    const microphone = context.createMediaStreamDestination()
    const tone = new OscillatorNode(context)
    tone.connect(microphone)
    tone.start()
    tracks = microphone.stream.getAudioTracks()
    onTestFinished(() => context.close())
    return Promise.resolve(microphone.stream)
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A recorder, and every `MediaRecorder` that it made. */
const record = () => {
  const made: MediaRecorder[] = []
  class Noted extends MediaRecorder {
    constructor(...given: ConstructorParameters<typeof MediaRecorder>) {
      super(...given)
      made.push(this)
    }
  }
  vi.stubGlobal('MediaRecorder', Noted)
  const scope = new AbortController()
  onTestFinished(() => scope.abort())
  const recorder = startRecorder({ userId: USER, signal: scope.signal })
  const reach = (wanted: object) =>
    expect.poll(recorder.state.getSnapshot).toEqual(expect.objectContaining(wanted))
  return { recorder, made, reach }
}

/** From now on the browser writes nothing on the device. */
const refuseWrites = (name: string) => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no', name)
  })
}

it('a recording that is not kept is told so through every pause, and where it is heard again', async () => {
  refuseWrites('InvalidStateError')
  const { recorder, reach } = record()
  await reach({ status: 'recording', unkept: 'denied' })
  recorder.pause()
  await reach({ status: 'paused', unkept: 'denied' })
  recorder.goOn()
  await reach({ status: 'recording', unkept: 'denied' })
  tracks[0]?.dispatchEvent(new Event('mute'))
  await reach({ status: 'paused', interruption: 'call', unkept: 'denied' })
  recorder.goOn()
  recorder.finish()
  await reach({ status: 'done', unkept: 'denied' })
  expect(recorder.state.getSnapshot().recorded).toMatchObject({ isKept: false })
  expect(reported).toHaveLength(1)
})

it('a recording of which each piece was written is kept', async () => {
  const { recorder, reach } = record()
  await reach({ status: 'recording' })
  await expect.poll(recorder.readSeconds).toBeGreaterThan(1)
  recorder.finish()
  await reach({ status: 'done', recorded: expect.objectContaining({ isKept: true }) as unknown })
  expect(recorder.state.getSnapshot().unkept).toBeUndefined()
})

it('a full disk ends the recording, whose last part is not kept', async () => {
  const { recorder, reach } = record()
  await reach({ status: 'recording' })
  refuseWrites('QuotaExceededError')
  await reach({ status: 'done', unkept: 'disk_full' })
  expect(recorder.state.getSnapshot().recorded).toMatchObject({ isKept: false })
})

it('an error of the browser’s recorder ends the recording, is reported and told', async () => {
  const { made, reach } = record()
  await reach({ status: 'recording' })
  const error = new DOMException('The encoder stopped.', 'EncodingError')
  made[0]?.dispatchEvent(Object.assign(new Event('error'), { error }))
  await reach({ status: 'done', interruption: 'broken' })
  expect(reported).toEqual([error])
})
