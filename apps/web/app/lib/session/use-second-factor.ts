import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { localPath } from '#lib/language/paths.ts'
import { signInPath } from './next-path.ts'
import { useSession } from './session.ts'

/** Opens the sign-in page for a session that has not shown its second factor, on any page. */
export const useSecondFactor = (): void => {
  const navigate = useNavigate()
  const isAsked = useSession().status === 'second-factor'
  useEffect(() => {
    const { pathname, hash } = location
    if (isAsked && pathname !== localPath('/auth'))
      void navigate(localPath(signInPath(pathname + hash)))
  }, [isAsked, navigate])
}
