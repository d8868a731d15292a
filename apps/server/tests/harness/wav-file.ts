import { WAV_HEADER_BYTES, writeWavHeader } from '@dhvani/audio-files/wav-header'

/**
 * A WAV file of 16-bit stereo at 44.1 kHz of which no two parts are alike.
 *
 * @param bytes the size of the whole file, header included; the header alone is 44 bytes
 */
export const createWavFile = (bytes: number): Buffer<ArrayBuffer> => {
  const file = Buffer.alloc(bytes)
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  writeWavHeader(view, { channels: 2, sampleRate: 44_100, bitsPerSample: 16 })
  for (let offset = WAV_HEADER_BYTES; offset + 4 <= bytes; offset += 4)
    file.writeUInt32LE(offset, offset)
  return file
}
