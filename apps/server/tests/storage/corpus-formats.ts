import { toneFile } from './make-audio.ts'

/** The family that the check must find, or `refuse`. */
export type Verdict = 'mp3' | 'wav' | 'ogg' | 'aac' | 'm4a' | 'refuse'

export type Maker = (path: string) => void
export const tone =
  (...options: readonly string[]): Maker =>
  (path) =>
    toneFile(path, ...options)

export const GOOD: Readonly<Record<string, readonly [Verdict, Maker]>> = {
  'cbr.mp3': ['mp3', tone('-b:a', '128k')],
  'vbr.mp3': ['mp3', tone('-q:a', '4')],
  'stereo-320.mp3': ['mp3', tone('-ac', '2', '-b:a', '320k')],
  'mpeg2-22k.mp3': ['mp3', tone('-ar', '22050', '-b:a', '64k')],
  'mpeg25-8k.mp3': ['mp3', tone('-ar', '8000', '-b:a', '16k')],
  'without-xing.mp3': ['mp3', tone('-write_xing', '0', '-id3v2_version', '0')],
  'with-id3v1.mp3': ['mp3', tone('-write_id3v1', '1', '-metadata', 'title=Tone')],
  'short-50ms.mp3': ['mp3', tone('-t', '0.05')],
  'pcm16.wav': ['wav', tone('-c:a', 'pcm_s16le')],
  'pcm24.wav': ['wav', tone('-c:a', 'pcm_s24le')],
  'pcm8.wav': ['wav', tone('-c:a', 'pcm_u8')],
  'float32.wav': ['wav', tone('-c:a', 'pcm_f32le')],
  'alaw.wav': ['wav', tone('-c:a', 'pcm_alaw')],
  'mulaw.wav': ['wav', tone('-c:a', 'pcm_mulaw')],
  'six-channels.wav': ['wav', tone('-ac', '6', '-c:a', 'pcm_s24le')],
  'mp3-in-wav.wav': ['wav', tone('-c:a', 'libmp3lame', '-f', 'wav')],
  'rf64.wav': ['wav', tone('-rf64', 'always')],
  'vorbis.ogg': ['ogg', tone('-c:a', 'libvorbis')],
  'opus.ogg': ['ogg', tone('-c:a', 'libopus', '-ar', '48000')],
  'flac.ogg': ['ogg', tone('-c:a', 'flac')],
  'adts.aac': ['aac', tone('-c:a', 'aac')],
  'adts-mono-16k.aac': ['aac', tone('-c:a', 'aac', '-ar', '16000', '-ac', '1')],
  'aac.m4a': ['m4a', tone('-c:a', 'aac')],
  'faststart.m4a': ['m4a', tone('-c:a', 'aac', '-movflags', '+faststart')],
  'fragmented.m4a': [
    'm4a',
    tone(
      '-c:a',
      'aac',
      '-f',
      'mp4',
      '-movflags',
      'frag_keyframe+empty_moov',
      '-frag_duration',
      '200000',
    ),
  ],
  'opus.m4a': ['m4a', tone('-c:a', 'libopus', '-ar', '48000', '-f', 'mp4')],
}

export const BAD_BY_FFMPEG: Readonly<Record<string, Maker>> = {
  'alac.m4a': tone('-c:a', 'alac'),
  'float64.wav': tone('-c:a', 'pcm_f64le'),
  'layer2.mp3': tone('-c:a', 'mp2', '-f', 'mp2'),
  'flac-itself.ogg': tone('-c:a', 'flac', '-f', 'flac'),
  'aiff.wav': tone('-f', 'aiff'),
  'matroska.m4a': tone('-c:a', 'libopus', '-ar', '48000', '-f', 'matroska'),
  'adpcm.wav': tone('-c:a', 'adpcm_ms'),
}
