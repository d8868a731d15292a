import { spawnSync } from 'node:child_process'

/** The size of the spot whose brightness is measured, in pixels. */
const SPOT = 8

/**
 * Mean brightness of a spot of a picture.
 *
 * @param png of a window
 * @returns 0 for black to 255 for white
 */
export const brightnessAt = (png: Buffer, left: number, top: number): number => {
  const place = `crop=${SPOT}:${SPOT}:${Math.round(left)}:${Math.round(top)},scale=1:1:flags=area`
  const { stdout, stderr } = spawnSync(
    'ffmpeg',
    ['-v', 'error', '-i', '-', '-vf', place, '-f', 'rawvideo', '-pix_fmt', 'gray', '-'],
    { input: png },
  )
  const brightness = stdout.at(0)
  if (brightness === undefined) throw new Error(`no spot in the picture: ${stderr.toString()}`)
  return brightness
}

/** What is brighter than this is drawn by day, and what is darker by night. */
export const DUSK = 128
