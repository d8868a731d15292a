import { expect, it } from 'vitest'
import { isRagaId, notesOf, ragaOf, WATCHES, watchAt, type RagaId } from './ragas.ts'

const ids = [
  'lalit',
  'bhairav',
  'todi',
  'sarang',
  'bhimpalasi',
  'puriya',
  'yaman',
  'bageshri',
  'malkauns',
  'bhupali',
] as const satisfies readonly RagaId[]
const lettersOf = (id: RagaId) => {
  const { up, down } = ragaOf(id)
  return new Set([...up, ...down].map(({ letter }) => letter))
}

it('opens at the watch of every hour of the day, each three hours long', () => {
  const watches = Array.from({ length: 24 }, (_, hour) => watchAt(hour))
  for (const watch of WATCHES) expect(watches.filter((other) => other === watch)).toHaveLength(3)
  expect(watchAt(19).raga).toBe('yaman')
  expect(watchAt(2).raga).toBe('malkauns')
  expect(watchAt(5).raga).toBe('lalit')
})

it('goes up to the high Sa and comes down to the middle one', () => {
  for (const id of ids) {
    const { up, down } = ragaOf(id)
    expect(up.at(-1), id).toEqual({ letter: 'S', octave: 1 })
    expect(down[0], id).toEqual({ letter: 'S', octave: 1 })
    expect(down.at(-1), id).toEqual({ letter: 'S', octave: 0 })
  }
})

it('keeps to the notes of each raga', () => {
  const notes = Object.fromEntries(ids.map((id) => [id, [...lettersOf(id)].toSorted().join('')]))
  expect(notes).toEqual({
    lalit: 'GMNSdmr',
    bhairav: 'GNPSdmr',
    todi: 'MNPSdgr',
    sarang: 'NPRSmn',
    bhimpalasi: 'DPRSgmn',
    puriya: 'DGMNSr',
    yaman: 'DGMNPRS',
    bageshri: 'DRSgmn',
    malkauns: 'Sdgmn',
    bhupali: 'DGPRS',
  })
})

it('gives no drone a string that the raga leaves out', () => {
  for (const id of ids) {
    const string = { Pa: 'P', Ma: 'm', Ni: 'N' }[ragaOf(id).first]
    expect([...lettersOf(id)], id).toContain(string)
  }
})

it('knows its own ragas only', () => {
  expect(isRagaId('yaman')).toBe(true)
  expect(isRagaId('toString')).toBe(false)
})

it('has each note once, low to high, those of the fall too', () => {
  const written = (id: RagaId) =>
    notesOf(ragaOf(id))
      .map(({ letter, octave }) => letter + (octave === 0 ? '' : String(octave)))
      .join(' ')
  expect(written('lalit')).toBe('N-1 S r G m M d N S1')
  expect(written('bhimpalasi')).toBe('n-1 S R g m P D n S1')
})
