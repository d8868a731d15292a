import { expect, it, onTestFinished, vi } from 'vitest'
import { decodeFile } from './decode-file.ts'

it('tells where bytes could not be decoded, which the browser’s error does not', async () => {
  const refusal = new DOMException('Unable to decode audio data', 'EncodingError')
  Object.defineProperty(refusal, 'stack', { value: undefined })
  const decodeAudioData = () => Promise.reject(refusal)
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      decodeAudioData = decodeAudioData
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  const error: unknown = await decodeFile(new ArrayBuffer(8), 44_100).catch((one: unknown) => one)
  expect(error).toMatchObject({
    cause: refusal,
    stack: expect.stringContaining('decode-file.ts') as unknown,
  })
})
