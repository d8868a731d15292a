import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { BeatRecording } from '@dhvani/audio-engine'
import { getBeatbox } from '#lib/listening/beatbox.ts'
import { startSound } from '#lib/listening/start-sound.ts'
import { fileOf } from '../sharing/file-names.ts'
import { stageName } from '../stage-name.ts'
import { m } from '#messages'
import { saveFile } from '#lib/page/save-file.ts'
import { showToast } from '#lib/notices/toasts.ts'

/** How long a recording whose page was left can be kept, in milliseconds. */
const OFFERED_MS = 60_000

/** Offers the file of a recording whose page was left: a performance cannot be repeated. */
const offerRecording = (file: File): void => {
  showToast({
    title: m.beat_recorded(),
    description: m.beat_record_left(),
    duration: OFFERED_MS,
    action: { label: m.beat_export_download(), onAction: () => saveFile(file, file.name) },
  })
}

export type Performance = { readonly wav: File; readonly compressed: File | undefined }

export type Recorder =
  | { readonly status: 'idle' | 'starting' | 'finishing' | 'failed' }
  | { readonly status: 'recording'; readonly length: number; readonly limit: number }
  | { readonly status: 'ready'; readonly performance: Performance }

/** How often the clock on the button changes. */
const CLOCK_INTERVAL_MS = 200

/** After Pause the recorder waits this long for the last strokes to ring out. */
const RING_OUT_MS = 450

/**
 * Records the beat with every change, from one press of the button to the next, or until the beat
 * pauses or the recording is full. Recording starts a beat that is paused.
 */
export const useRecorder = () => {
  const [recorder, setRecorder] = useState<Recorder>({ status: 'idle' })
  const recording = useRef<BeatRecording>(undefined)
  const isHere = useRef(false)

  const offer = ({ wav, compressed }: Performance) => offerRecording(compressed ?? wav)

  const finish = async () => {
    const current = recording.current
    if (!current) return
    recording.current = undefined
    const name = stageName()
    setRecorder({ status: 'finishing' })
    try {
      const { wav, compressed } = await current.stop()
      const performance = {
        wav: fileOf(wav, name),
        compressed: compressed && fileOf(compressed, name),
      }
      if (isHere.current) setRecorder({ status: 'ready', performance })
      else offer(performance)
    } catch (error) {
      reportError(error)
      setRecorder({ status: 'failed' })
    }
  }

  const isRecording = recorder.status === 'recording'
  useEffect(() => {
    if (!isRecording) return undefined
    const beatbox = getBeatbox()
    let ringing: ReturnType<typeof setTimeout> | undefined
    const clock = setInterval(() => {
      const current = recording.current
      if (!current) return
      const { limit } = current
      const length = current.length()
      setRecorder({ status: 'recording', length, limit })
      if (length >= limit) void finish()
    }, CLOCK_INTERVAL_MS)
    const leave = beatbox.subscribe(() => {
      if (beatbox.getSnapshot().isPlaying || ringing !== undefined) return
      ringing = setTimeout(() => void finish(), RING_OUT_MS)
    })
    return () => {
      leave()
      clearInterval(clock)
      clearTimeout(ringing)
    }
  }, [isRecording])

  const keepRecording = useEffectEvent(() => {
    if (recorder.status === 'ready') offer(recorder.performance)
    else void finish()
  })
  // Leaving the page ends the recording, also one that is about to begin.
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
      keepRecording()
    }
  }, [])

  const begin = async () => {
    const beatbox = getBeatbox()
    setRecorder({ status: 'starting' })
    void startSound()
    try {
      const begun = await beatbox.record()
      if (!isHere.current) return void begun.stop()
      recording.current = begun
      setRecorder({ status: 'recording', length: 0, limit: begun.limit })
      beatbox.play()
    } catch (error) {
      reportError(error)
      setRecorder({ status: 'failed' })
    }
  }

  return {
    recorder,
    toggle: () => void (recording.current ? finish() : begin()),
    close: () => setRecorder({ status: 'idle' }),
  }
}
