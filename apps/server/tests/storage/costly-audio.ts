const uint32 = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4)
  return bytes
}

const box = (type: string, ...contents: Buffer[]): Buffer => {
  const body = Buffer.concat(contents)
  return Buffer.concat([uint32(body.length + 8), Buffer.from(type, 'latin1'), body])
}

const movie = (chunks: Buffer): Buffer =>
  box(
    'moov',
    box(
      'trak',
      box(
        'mdia',
        box('mdhd', uint32(0, 0, 0, 2000, 1000, 0)),
        box('hdlr', uint32(0, 0), Buffer.from('soun')),
        box(
          'minf',
          box(
            'stbl',
            // FLAC needs no configuration here.
            box('stsd', uint32(0, 1, 36), Buffer.from('fLaC'), Buffer.alloc(28)),
            box('stsz', uint32(0, 1, chunks.length / 4)),
            box('stsc', uint32(0, 1, 1, 1, 1)),
            box('stts', uint32(0, 1, chunks.length / 4, 10)),
            box('stco', uint32(0, chunks.length / 4), chunks),
          ),
        ),
      ),
    ),
  )

/** An M4A with a sample of 5 ms in each of its chunks, which are all in the last of its media boxes. The others are empty. */
export const m4aOfChunks = (chunks: number, mediaBoxes: number): Buffer => {
  const ftyp = box('ftyp', Buffer.from('M4A \0\0\0\0M4A mp42isom'))
  const media = Buffer.concat([
    ...Array.from({ length: mediaBoxes - 1 }, () => box('mdat')),
    box('mdat', Buffer.alloc(chunks)),
  ])
  const size = ftyp.length + movie(Buffer.alloc(chunks * 4)).length + media.length
  const positions = Buffer.alloc(chunks * 4)
  for (let chunk = 0; chunk < chunks; chunk += 1) positions.writeUInt32BE(size - 1, chunk * 4)
  return Buffer.concat([ftyp, movie(positions), media])
}

/** An ADTS file of the smallest frames that may hold a sound, nine bytes each. */
export const adtsOfFrames = (frames: number): Buffer =>
  Buffer.alloc(frames * 9, Buffer.from([0xff, 0xf1, 0x50, 0x40, 0x01, 0x3f, 0xfc, 0x00, 0x00]))

/** An ADTS file of frames without contents, seven bytes each. */
export const adtsOfEmptyFrames = (frames: number): Buffer =>
  Buffer.alloc(frames * 7, Buffer.from([0xff, 0xf1, 0x50, 0x80, 0x00, 0xe0, 0x00]))

/** Empty ID3 tags, ten bytes each, as an mp3 may have between frames. */
export const emptyTags = (tags: number): Buffer =>
  Buffer.alloc(tags * 10, Buffer.from('ID3\u0003\0\0\0\0\0\0', 'latin1'))

/** An M4A of so many boxes inside its movie, which no table names. */
export const m4aOfBoxes = (tracks: number, boxesEach: number): Buffer => {
  const free = Buffer.concat(Array.from({ length: boxesEach }, () => box('free')))
  const handler = box('hdlr', uint32(0, 0), Buffer.from('text'))
  const track = box('trak', box('mdia', free, handler))
  return Buffer.concat([
    box('ftyp', Buffer.from('M4A \0\0\0\0M4A mp42isom')),
    box('moov', ...Array.from({ length: tracks }, () => track)),
    box('mdat', Buffer.alloc(16)),
  ])
}
