import type { AuthError } from '@supabase/auth-js'
import { useState, type ReactNode } from 'react'
import { mailCode } from './mail-code.ts'
import { ProofForm } from './proof-form.tsx'

type Task = () => Promise<void>

export type FreshProof = {
  /** Asks for the mailed code; `undefined` while no proof is wanted. */
  readonly form: ReactNode
  /**
   * Mails a code where the service refused for want of a fresh proof. Once the code is entered, `again`
   * does what was refused.
   *
   * @returns whether that was the reason
   */
  askIfNeeded(error: AuthError, again: Task): Promise<boolean>
  cancel(): void
}

export const useFreshProof = (email: string): FreshProof => {
  const [again, setAgain] = useState<Task>()

  const handleProved = async (task: Task) => {
    setAgain(undefined)
    await task()
  }

  return {
    form: again && <ProofForm email={email} onProved={() => handleProved(again)} />,
    async askIfNeeded(error, task) {
      if (error.code !== 'reauthentication_needed') return false
      if (await mailCode()) setAgain(() => task)
      return true
    },
    cancel: () => setAgain(undefined),
  }
}
