import type { PracticePart } from '@dhvani/audio-engine/practice'
import { useNavigate } from 'react-router'
import { Plus } from '#icons'
import { m } from '#messages'
import { loadPart } from '#lib/code/load-part.ts'
import { startSound } from '#lib/listening/start-sound.ts'
import { showProblem } from '#lib/notices/show-problem.ts'
import { getSession } from '#lib/session/session.ts'
import type { Navigate } from '#lib/session/sign-in-first.ts'
import { Button } from '#ui/button.tsx'

const BUTTONS: Readonly<Record<PracticePart, () => string>> = {
  tanpura: m.live_tanpura_to_mix,
  tabla: m.live_theka_to_mix,
}

const add = async (part: PracticePart, navigate: Navigate): Promise<void> => {
  // The browser lets sound begin in a press; the code may come after it.
  if (getSession().status === 'signed-in') void startSound()
  try {
    const { addPart } = await loadPart(() => import('./add-part.ts'), { isTold: true })
    addPart(part, navigate)
  } catch {
    // `loadPart` told the log.
    showProblem(m.unexpected_error())
  }
}

/** Adds the tanpura or the theka, as it is set, to the listener's mix. */
export const AddToMix = ({ part }: { readonly part: PracticePart }) => {
  const navigate = useNavigate()
  return (
    <Button look="secondary" onClick={() => void add(part, navigate)}>
      <Plus size={18} />
      {BUTTONS[part]()}
    </Button>
  )
}
