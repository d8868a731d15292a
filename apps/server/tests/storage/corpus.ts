import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  text,
  PAGE,
  id3,
  id3v1,
  ape,
  edited,
  noise,
  zip,
  insertAt,
  halfOf,
} from './corpus-bytes.ts'
import { BAD_BY_FFMPEG, GOOD, tone, type Maker, type Verdict } from './corpus-formats.ts'
import { ffmpeg } from './make-audio.ts'

/** An odd file with the verdict that the check must reach. */
export type CorpusFile = {
  readonly name: string
  readonly bytes: Buffer
  readonly verdict: Verdict
}

/** Every odd file, made anew: ffmpeg writes the good ones, and the others are made from their bytes. */
export const makeCorpus = (): CorpusFile[] => {
  const folder = mkdtempSync(join(tmpdir(), 'dhvani-corpus-'))
  try {
    return build(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A picture of 64 × 64 pixels, as covers are. */
const redSquare = (codec: 'png' | 'mjpeg'): Buffer =>
  ffmpeg(
    ['-f', 'lavfi', '-i', 'color=red:size=64x64', '-frames:v', '1'].concat([
      '-f',
      'image2pipe',
      '-c:v',
      codec,
      'pipe:1',
    ]),
  )

const build = (folder: string): CorpusFile[] => {
  const make = (name: string, maker: Maker): Buffer => {
    const path = join(folder, name)
    maker(path)
    return readFileSync(path)
  }
  const files: CorpusFile[] = []
  const add = (name: string, verdict: CorpusFile['verdict'], bytes: Buffer) =>
    files.push({ name, verdict, bytes })
  const good = Object.fromEntries(
    Object.entries(GOOD).map(([name, [verdict, maker]]) => {
      const bytes = make(name, maker)
      add(name, verdict, bytes)
      return [name, bytes]
    }),
  )
  const of = (name: string): Buffer => {
    const bytes = good[name]
    if (!bytes) throw new Error(`No good file ${name}.`)
    return bytes
  }
  for (const [name, maker] of Object.entries(BAD_BY_FFMPEG)) add(name, 'refuse', make(name, maker))

  const mp3 = of('without-xing.mp3')
  const xing = of('cbr.mp3')
  const wav = of('pcm16.wav')
  const ogg = of('vorbis.ogg')
  const aac = of('adts.aac')
  const m4a = of('aac.m4a')
  const picture = redSquare('png')
  const photo = redSquare('mjpeg')

  // Odd files that play.
  const cover = join(folder, 'cover.png')
  writeFileSync(cover, picture)
  const withCover = (source: string, target: string) => (path: string) => {
    writeFileSync(join(folder, source), of(target))
    ffmpeg([
      '-y',
      '-i',
      join(folder, source),
      '-i',
      cover,
      '-map',
      '0',
      '-map',
      '1',
      '-c',
      'copy',
      '-disposition:v',
      'attached_pic',
      path,
    ])
  }
  add('cover-art.mp3', 'mp3', make('cover-art.mp3', withCover('plain.mp3', 'cbr.mp3')))
  add('cover-art.m4a', 'm4a', make('cover-art.m4a', withCover('plain.m4a', 'aac.m4a')))
  add('large-id3.mp3', 'mp3', Buffer.concat([id3(Buffer.alloc(300_000)), mp3]))
  add('two-id3.mp3', 'mp3', Buffer.concat([id3(Buffer.alloc(20)), id3(Buffer.alloc(20)), mp3]))
  add('zeros-after-id3.mp3', 'mp3', Buffer.concat([id3(Buffer.alloc(9)), Buffer.alloc(700), mp3]))
  add('ape-and-id3v1.mp3', 'mp3', Buffer.concat([mp3, ape(), id3v1()]))
  add('joined-with-tags.mp3', 'mp3', Buffer.concat([mp3, id3(Buffer.alloc(40)), mp3]))
  add('id3-before-adts.aac', 'aac', Buffer.concat([id3(Buffer.alloc(30)), aac]))
  // A stream that is recorded ends anywhere, and nothing tells how long it was.
  add('half-without-xing.mp3', 'mp3', mp3.subarray(0, 3000))
  add('half.aac', 'aac', halfOf(aac))
  add('page-in-id3.mp3', 'mp3', Buffer.concat([id3(PAGE), mp3]))
  add('chained.ogg', 'ogg', Buffer.concat([ogg, of('opus.ogg')]))
  add('piped.wav', 'wav', ffmpeg(['-f', 'lavfi', '-i', 'sine=d=1', '-f', 'wav', 'pipe:1']))
  add(
    'odd-data.wav',
    'wav',
    make('odd-data.wav', tone('-c:a', 'pcm_u8', '-ac', '1', '-t', '0.5001')),
  )

  // No audio at all.
  add('empty.mp3', 'refuse', Buffer.alloc(0))
  add('one-byte.mp3', 'refuse', Buffer.from([0xff]))
  add('zeros.mp3', 'refuse', Buffer.alloc(5000))
  add('noise.mp3', 'refuse', noise(50_000))
  add('sync-then-noise.mp3', 'refuse', Buffer.concat([mp3.subarray(0, 4), noise(20_000)]))
  add('page.mp3', 'refuse', PAGE)
  add('zip.mp3', 'refuse', zip())
  add('png.mp3', 'refuse', picture)
  add('jpeg.mp3', 'refuse', photo)
  add('pdf.mp3', 'refuse', text('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF'))
  add('program.mp3', 'refuse', Buffer.concat([text('\u007fELF'), noise(4000)]))
  add('playlist.mp3', 'refuse', text('#EXTM3U\nhttp://example.test/song.mp3\n'))
  add(
    'midi.mp3',
    'refuse',
    Buffer.concat([text('MThd'), Buffer.from([0, 0, 0, 6, 0, 1, 0, 1, 0, 96])]),
  )

  // Audio and something else in one file.
  add('page-then-mp3.mp3', 'refuse', Buffer.concat([PAGE, mp3]))
  add('mp3-then-page.mp3', 'refuse', Buffer.concat([mp3, PAGE]))
  add('page-between-frames.mp3', 'refuse', Buffer.concat([mp3, PAGE, mp3]))
  add('mp3-then-zip.mp3', 'refuse', Buffer.concat([mp3, zip()]))
  add('id3-then-png.mp3', 'refuse', Buffer.concat([id3(Buffer.alloc(30)), picture]))
  add('id3-alone.mp3', 'refuse', id3(Buffer.alloc(5000)))
  add('id3-longer-than-file.mp3', 'refuse', Buffer.concat([id3(Buffer.alloc(10), 9_000_000), mp3]))
  add('two-rates.mp3', 'refuse', Buffer.concat([mp3, of('mpeg2-22k.mp3')]))
  add('two-frames.mp3', 'refuse', mp3.subarray(0, 208 * 2))
  add('half-with-xing.mp3', 'refuse', halfOf(xing))
  add(
    'whole-frames-but-half.mp3',
    'refuse',
    xing.subarray(0, xing.length - (xing.length % 417) - 417 * 10),
  )

  add('half.wav', 'refuse', halfOf(wav))
  add('page-after.wav', 'refuse', Buffer.concat([wav, PAGE]))
  add(
    'without-fmt.wav',
    'refuse',
    edited(wav, (copy) => copy.write('junk', 12, 'latin1')),
  )
  add('without-data.wav', 'refuse', wav.subarray(0, 36))
  add(
    'empty-data.wav',
    'refuse',
    edited(wav.subarray(0, wav.indexOf('data') + 8), (copy) => {
      copy.writeUInt32LE(0, copy.length - 4)
      copy.writeUInt32LE(copy.length - 8, 4)
    }),
  )
  add(
    'avi.wav',
    'refuse',
    edited(wav, (copy) => copy.write('AVI ', 8, 'latin1')),
  )
  add(
    'zero-rate.wav',
    'refuse',
    edited(wav, (copy) => copy.writeUInt32LE(0, 24)),
  )

  add('half.ogg', 'refuse', halfOf(ogg))
  add('page-after.ogg', 'refuse', Buffer.concat([ogg, PAGE]))
  add('page-inside.ogg', 'refuse', insertAt(ogg, ogg.indexOf('OggS', 10), PAGE))
  add(
    'wrong-checksum.ogg',
    'refuse',
    edited(ogg, (copy) => copy.writeUInt8(copy.readUInt8(40) ^ 1, 40)),
  )
  add(
    'missing-page.ogg',
    'refuse',
    Buffer.concat([
      ogg.subarray(0, ogg.indexOf('OggS', 10)),
      ogg.subarray(ogg.indexOf('OggS', ogg.indexOf('OggS', 10) + 4)),
    ]),
  )
  add('headers-only.ogg', 'refuse', ogg.subarray(0, ogg.indexOf('OggS', 10)))

  add('page-after.aac', 'refuse', Buffer.concat([aac, PAGE]))
  add('page-before.aac', 'refuse', Buffer.concat([PAGE, aac]))

  add('half.m4a', 'refuse', halfOf(m4a))
  add('half-faststart.m4a', 'refuse', halfOf(of('faststart.m4a')))
  add('page-after.m4a', 'refuse', Buffer.concat([m4a, PAGE]))
  add('ftyp-alone.m4a', 'refuse', m4a.subarray(0, m4a.readUInt32BE(0)))
  add(
    'without-samples.m4a',
    'refuse',
    edited(m4a, (copy) => copy.write('skip', copy.indexOf('stsz'), 'latin1')),
  )
  add(
    'locked.m4a',
    'refuse',
    edited(m4a, (copy) => copy.write('drms', copy.indexOf('mp4a', copy.indexOf('stsd')), 'latin1')),
  )
  add(
    'chunks-outside.m4a',
    'refuse',
    edited(m4a, (copy) => copy.writeUInt32BE(copy.length + 9, copy.indexOf('stco') + 12)),
  )
  add(
    'film.m4a',
    'refuse',
    make('film.mp4', (path) => {
      ffmpeg([
        '-y',
        '-f',
        'lavfi',
        '-i',
        'color=red:size=64x64:d=1',
        '-f',
        'lavfi',
        '-i',
        'sine=d=1',
        '-c:v',
        'mpeg4',
        '-c:a',
        'aac',
        path,
      ])
    }),
  )
  return files
}
