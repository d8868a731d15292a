import type { Beatbox, SavedBeat } from '@dhvani/audio-engine'
import { beforeEach, expect, it, vi } from 'vitest'

const slot = { position: 0, volume: 80, isMuted: false, isPlaying: true }
const own: SavedBeat = {
  tempo: 90,
  masterVolume: 70,
  slots: [{ ...slot, loopId: 'sitar-gat' }],
}
const theirs: SavedBeat = {
  tempo: 100,
  masterVolume: 70,
  slots: [{ ...slot, loopId: 'tabla-teentaal' }],
}
const changed: SavedBeat = { ...theirs, tempo: 110 }
const TITLE = { title: 'Evening', sharedBy: 'Asha', code: '1.100.70.0a280' }

const stored = (key: string): unknown =>
  (JSON.parse(localStorage.getItem(key) ?? '{}') as { value?: unknown }).value

/** A stage without sound. */
const aBeatbox = () => {
  let beat: SavedBeat = { tempo: 100, masterVolume: 70, slots: [] }
  let tell = () => undefined as void
  const stage: Pick<Beatbox, 'subscribe' | 'save' | 'restore'> = {
    subscribe(onChange) {
      tell = onChange
      return () => undefined
    },
    save: () => beat,
    restore(next) {
      beat = next
      tell()
    },
  }
  return stage as Beatbox
}

/** A browser that kept the own stage, opened anew. */
const openKept = async () => {
  vi.resetModules()
  const beatbox = aBeatbox()
  const { keepStage } = await import('./kept-stage.ts')
  const titles = await import('./stage-title.ts')
  keepStage(beatbox)
  return { beatbox, ...titles }
}

beforeEach(() => {
  const items = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  })
  localStorage.setItem('dhvani.stage', JSON.stringify({ version: 1, value: own }))
  return () => {
    vi.unstubAllGlobals()
  }
})

it('does not keep a link’s beat over the own stage, nor its title', async () => {
  const { beatbox, setPassingTitle, stageTitle } = await openKept()
  expect(beatbox.save()).toEqual(own)
  setPassingTitle(TITLE)
  beatbox.restore(theirs)
  expect(stageTitle.get()).toEqual(TITLE)
  expect(stored('dhvani.stage')).toEqual(own)
  expect(stored('dhvani.stage-title')).toBeUndefined()
})

it('keeps a link’s beat and its title once the listener changes it', async () => {
  const { beatbox, setPassingTitle, stageTitle } = await openKept()
  setPassingTitle(TITLE)
  beatbox.restore(theirs)
  beatbox.restore(changed)
  expect(stored('dhvani.stage')).toEqual(changed)
  expect(stored('dhvani.stage-title')).toEqual(TITLE)
  expect(stageTitle.get()).toEqual(TITLE)
})

it('keeps a new name of a link’s beat to this tab', async () => {
  const { beatbox, setPassingTitle, changeTitle, stageTitle } = await openKept()
  setPassingTitle(TITLE)
  beatbox.restore(theirs)
  changeTitle({ ...TITLE, title: 'Night' })
  expect(stageTitle.get()?.title).toBe('Night')
  expect(stored('dhvani.stage-title')).toBeUndefined()
})

it('keeps what the listener puts on stage', async () => {
  const { beatbox, findPassingTitle, setPassingTitle, stageTitle } = await openKept()
  setPassingTitle(TITLE)
  beatbox.restore(theirs)
  stageTitle.set({ title: 'Mine', code: '' })
  beatbox.restore(own)
  expect(findPassingTitle()).toBeUndefined()
  beatbox.restore(theirs)
  expect(stored('dhvani.stage')).toEqual(theirs)
})
