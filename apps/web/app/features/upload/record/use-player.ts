import { useEffect, useRef, useState } from 'react'
import type { Trim } from '../fit/fit-protocol.ts'

/** Plays a part of a recording. */
export const usePlayer = (blob: Blob, trim: Trim) => {
  const [isPlaying, setIsPlaying] = useState(false)
  const playing = useRef<HTMLAudioElement>(null)

  const stop = () => {
    const audio = playing.current
    playing.current = null
    setIsPlaying(false)
    if (!audio) return
    audio.pause()
    URL.revokeObjectURL(audio.src)
  }
  useEffect(() => stop, [])

  const play = async () => {
    stop()
    const audio = new Audio(URL.createObjectURL(blob))
    playing.current = audio
    setIsPlaying(true)
    audio.addEventListener('ended', stop)
    audio.addEventListener('timeupdate', () => {
      if (audio.currentTime >= trim.end) stop()
    })
    audio.currentTime = trim.start
    try {
      await audio.play()
    } catch (error) {
      if (playing.current !== audio) return
      stop()
      reportError(error)
    }
  }

  return { isPlaying, play: () => void play(), stop }
}
