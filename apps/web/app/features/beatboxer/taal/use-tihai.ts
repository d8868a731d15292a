import { useEffect, useRef, useState } from 'react'
import { m } from '#messages'
import { findBeatSource } from '#lib/beats/beat-sources.ts'
import { getBeatbox, preloadLoop, useBeatbox } from '#lib/listening/beatbox.ts'
import { showToast, toasts } from '#lib/notices/toasts.ts'
import { untilChange } from '#lib/notices/until.ts'
import { playTihai } from './play-tihai.ts'
import { TIHAI_LOOP } from './tihai.ts'

const onFrame = (callback: () => void) => {
  const request = requestAnimationFrame(callback)
  return () => cancelAnimationFrame(request)
}

/** State of the tihai button. The first press ends the beat on a sam, the second calls that off. */
export const useTihai = () => {
  const isPossible = useBeatbox((stage) => stage.isPlaying && stage.activeCount > 0)
  const [isComing, setIsComing] = useState(false)
  const callOff = useRef<() => void>(undefined)

  useEffect(() => () => callOff.current?.(), [])

  const toggle = () => {
    if (callOff.current) {
      callOff.current()
      return
    }
    setIsComing(true)
    preloadLoop(TIHAI_LOOP)
    const coming = showToast({ title: m.beat_tihai_coming() })
    callOff.current = playTihai({
      beatbox: getBeatbox(),
      onFrame,
      onEnd(hasLanded) {
        callOff.current = undefined
        setIsComing(false)
        toasts.dismiss(coming)
        if (!hasLanded) return
        const beatbox = getBeatbox()
        showToast({
          title: m.beat_ended_on_sam(),
          until: untilChange([beatbox], () => beatbox.getSnapshot().isPlaying),
        })
      },
    })
  }

  return {
    isComing,
    isPossible: isPossible && findBeatSource(TIHAI_LOOP) !== undefined,
    toggle,
  }
}
