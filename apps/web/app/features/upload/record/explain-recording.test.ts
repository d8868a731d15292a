import { beforeEach, expect, it, vi } from 'vitest'
import { m } from '#messages'
import { FitRefusal } from '../fit/fit-refusal.ts'
import { explainRecording } from './explain-recording.ts'

const report = vi.fn()
beforeEach(() => {
  report.mockClear()
  vi.stubGlobal('reportError', report)
})

it('says of a recording without sound that it was over too soon, and offers nothing to keep', () => {
  expect(explainRecording(new FitRefusal('soundless'), true)).toEqual({
    words: m.record_empty(),
    isEmpty: true,
  })
  expect(report).not.toHaveBeenCalled()
})

it.each(['not_audio', 'cut_off', 'too_costly', 'undecoded', 'too_long', 'gone'] as const)(
  'keeps a recording that is refused as %s, and reports no error',
  (code) => {
    expect(explainRecording(new FitRefusal(code), true)).toEqual({
      words: 'This recording could not be read. The recording stays on this device.',
      isEmpty: false,
    })
    expect(report).not.toHaveBeenCalled()
  },
)

it('says that the code did not arrive', () => {
  const { words } = explainRecording(new FitRefusal('missing'), true)
  expect(words).toBe(`${m.record_code_missing()} ${m.record_stays()}`)
  expect(report).not.toHaveBeenCalled()
})

it('reports what failed without a reason', () => {
  for (const error of [new FitRefusal('failed'), new Error('odd')]) {
    expect(explainRecording(error, false).words).toBe(m.record_unmade())
    expect(report).toHaveBeenLastCalledWith(error)
  }
})

it('says of no recording that it stays, unless the device keeps it', () => {
  for (const code of ['cut_off', 'missing'] as const) {
    const { words } = explainRecording(new FitRefusal(code), false)
    expect(words).not.toContain('stays')
  }
})
