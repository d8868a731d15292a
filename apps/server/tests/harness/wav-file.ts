const HEAD_BYTES = 44

/**
 * A WAV file of 16-bit stereo at 44.1 kHz of which no two parts are alike.
 *
 * @param bytes the size of the whole file, header included; the header alone is 44 bytes
 */
export const createWavFile = (bytes: number): Buffer<ArrayBuffer> => {
  const file = Buffer.alloc(bytes)
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(bytes - 8, 4)
  file.write('WAVEfmt ', 8, 'latin1')
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(2, 22)
  file.writeUInt32LE(44_100, 24)
  file.writeUInt32LE(176_400, 28)
  file.writeUInt16LE(4, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36, 'latin1')
  file.writeUInt32LE(bytes - HEAD_BYTES, 40)
  for (let offset = HEAD_BYTES; offset + 4 <= bytes; offset += 4) file.writeUInt32LE(offset, offset)
  return file
}
