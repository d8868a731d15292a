import { expect, it, vi } from 'vitest'
import { openMicrophone } from './microphone.ts'

it.each([
  ['a page without TLS, which gets no microphones', false, 'insecure'],
  ['a browser that has none', true, 'none'],
])('refuses the microphone to %s', async (_name, isSecureContext, code) => {
  vi.stubGlobal('isSecureContext', isSecureContext)
  vi.stubGlobal('navigator', {})
  await expect(openMicrophone(new AbortController().signal)).rejects.toMatchObject({
    name: 'MicrophoneRefused',
    code,
  })
})
