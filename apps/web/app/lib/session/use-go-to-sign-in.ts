import { useNavigate } from 'react-router'
import { localPath } from '#lib/page/paths.ts'

/** @returns what opens the sign-in page; Home follows it, with what was wanted in the mix */
export const useGoToSignIn = (): (() => void) => {
  const navigate = useNavigate()
  return () => void navigate(localPath('/auth'))
}
