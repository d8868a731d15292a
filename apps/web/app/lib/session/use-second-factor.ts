import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { localPath } from '#lib/page/paths.ts'
import { signInPath } from './next-path.ts'
import { useSession } from './session.ts'

/** Whoever comes back from Google, a mail or a reload without the second proof is asked for it. */
export const useSecondFactor = (): void => {
  const navigate = useNavigate()
  const isAsked = useSession().status === 'second-factor'
  useEffect(() => {
    const { pathname } = location
    if (isAsked && pathname !== localPath('/auth')) void navigate(localPath(signInPath(pathname)))
  }, [isAsked, navigate])
}
