import { useEffect, useState } from 'react'
import { holdPageWhile } from '#lib/page/page-hold.ts'
import { startRecorder, type Recorder, type RecorderState } from './recorder.ts'

const ASKING: RecorderState = { status: 'asking' }

/** Records from the first render on. The component that goes lets the microphone go; what was recorded stays. */
export const useRecorder = (userId: string) => {
  const [recorder, setRecorder] = useState<Recorder>()
  const [state, setState] = useState(ASKING)

  useEffect(() => {
    const scope = new AbortController()
    const started = startRecorder({ userId, signal: scope.signal })
    const show = () => setState(started.state.getSnapshot())
    const release = holdPageWhile(() => started.state.getSnapshot().status !== 'refused')
    const end = started.state.subscribe(show)
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- a recorder holds a microphone, so rendering may not create it
    setRecorder(started)
    show()
    return () => {
      end()
      release()
      scope.abort()
    }
  }, [userId])

  return { recorder, state }
}
