import { NoAnswerError } from '@dhvani/audio-engine/no-answer'
import { m } from '#messages'
import { isOnline } from '#lib/network/online.ts'
import { localPath } from '#lib/language/paths.ts'
import { watchSession } from '#lib/session/start-session.ts'
import { loadAuth } from '#lib/supabase/index.ts'
import { Button } from '#ui/button.tsx'
import { UnreachedNotice } from '#ui/unreached-notice.tsx'
import { refusalWords } from '../refusal-words.ts'
import { useTask } from '../use-task.ts'
import { showProblem } from '#lib/notices/show-problem.ts'

const goToGoogle = async (): Promise<void> => {
  // The auth client leaves this page without asking for anything first, and a browser without a network
  // could not show the page again.
  if (!isOnline()) throw new NoAnswerError('Google')
  await watchSession()
  const auth = await loadAuth()
  const { error } = await auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: location.origin + localPath('/') },
  })
  if (error) showProblem(refusalWords(error))
}

/** Below the form, on a site with Google sign-in. */
export const GoogleButton = () => {
  const { unreached, run } = useTask()
  return (
    <div className="mt-5 flex flex-col gap-3 border-t border-line pt-5">
      <UnreachedNotice unreached={unreached} />
      <Button look="secondary" size="large" onClick={() => run(goToGoogle)}>
        {m.auth_google()}
      </Button>
    </div>
  )
}
