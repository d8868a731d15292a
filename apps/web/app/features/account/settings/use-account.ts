import { useEffect, useState } from 'react'
import { loadAuth } from '#lib/supabase/index.ts'
import { toAccount, type Account } from './account.ts'

export type AccountState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly account: Account }

const fetchAccount = async (): Promise<AccountState> => {
  try {
    const { data } = await (await loadAuth()).getUser()
    return data.user ? { status: 'ready', account: toAccount(data.user) } : { status: 'failed' }
  } catch {
    return { status: 'failed' }
  }
}

/** While the service does not answer, the page keeps what it shows. */
const keepShown = (current: AccountState, next: AccountState): AccountState =>
  next.status === 'failed' && current.status === 'ready' ? current : next

/**
 * The account as the auth service has it. Links in mails open in other tabs and change it there, so
 * the hook reads it again when the visitor comes back to this tab.
 */
export const useAccount = () => {
  const [state, setState] = useState<AccountState>({ status: 'loading' })

  const reload = async () => {
    const next = await fetchAccount()
    setState((current) => keepShown(current, next))
  }

  useEffect(() => {
    let isCurrent = true
    const read = () =>
      fetchAccount().then((next) =>
        isCurrent ? setState((current) => keepShown(current, next)) : undefined,
      )
    const handleVisible = () => {
      if (document.visibilityState === 'visible') void read()
    }
    void read()
    document.addEventListener('visibilitychange', handleVisible)
    return () => {
      isCurrent = false
      document.removeEventListener('visibilitychange', handleVisible)
    }
  }, [])

  const retry = () => {
    setState({ status: 'loading' })
    void reload()
  }
  return { state, reload, retry }
}
