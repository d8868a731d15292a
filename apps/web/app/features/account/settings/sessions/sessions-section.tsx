import { Laptop, Smartphone } from '#icons'
import { useEffect, useState } from 'react'
import { m } from '#messages'
import { timeText } from '#lib/page/time-text.ts'
import { showToast } from '#lib/notices/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Wait } from '#ui/missing-part.tsx'
import { NotLoaded } from '#ui/not-loaded.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { UnreachedNotice } from '#ui/unreached-notice.tsx'
import { SettingsSection } from '../settings-section.tsx'
import { showRefusal } from '../show-refusal.ts'
import { useTask } from '../../use-task.ts'
import { describeDevice } from './describe-device.ts'
import { endOtherSessions, endSession, listSessions, type OwnSession } from './own-sessions.ts'

type Listed = 'loading' | 'failed' | 'absent' | readonly OwnSession[]

const isHandheld = (agent: string | null): boolean => /iPhone|iPad|Android|Mobile/.test(agent ?? '')

const whenOf = (time: string): string =>
  timeText(new Date(time), { day: 'numeric', month: 'short', year: 'numeric' })

const SessionRow = ({ session, onEnd }: { readonly session: OwnSession; onEnd(): void }) => {
  const device = describeDevice(session.user_agent)
  const Picture = isHandheld(session.user_agent) ? Smartphone : Laptop
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2xl border border-line p-4">
      <Picture size={22} className="shrink-0 text-peacock" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <span>{device}</span>
          {session.is_current ? (
            <span className="rounded-full bg-peacock-wash px-2.5 py-0.5 text-sm text-peacock">
              {m.account_sessions_this()}
            </span>
          ) : null}
        </p>
        <p className="text-sm text-ink-soft">
          <span>{m.account_sessions_used({ time: whenOf(session.last_used_at) })}</span>
          <span>{session.ip ? ` · ${session.ip}` : ''}</span>
        </p>
        <p className="text-sm text-ink-soft">
          {m.account_sessions_since({ time: whenOf(session.created_at) })}
        </p>
      </div>
      {session.is_current ? null : (
        <Button look="danger" aria-label={m.account_sessions_end({ device })} onClick={onEnd}>
          {m.account_sessions_end_short()}
        </Button>
      )}
    </li>
  )
}

const useSessions = () => {
  const [listed, setListed] = useState<Listed>('loading')
  const reload = async () => setListed(await listSessions().catch((): Listed => 'failed'))
  useEffect(() => {
    let isCurrent = true
    listSessions().then(
      (found) => (isCurrent ? setListed(found) : undefined),
      () => (isCurrent ? setListed('failed') : undefined),
    )
    return () => {
      isCurrent = false
    }
  }, [])
  const retry = () => {
    setListed('loading')
    void reload()
  }
  return { listed, reload, retry }
}

const Note = ({ listed, onRetry }: { readonly listed: Listed; onRetry(): void }) => {
  if (listed === 'loading')
    return (
      <div aria-busy>
        <Wait words={m.account_sessions_loading()} />
        <Skeleton className="h-20 rounded-2xl" />
      </div>
    )
  if (listed === 'failed') return <NotLoaded text={m.account_sessions_failed()} onAgain={onRetry} />
  return listed === 'absent' ? <p>{m.account_sessions_absent()}</p> : null
}

export const SessionsSection = () => {
  const { listed, reload, retry } = useSessions()
  const { isBusy, unreached, run } = useTask()
  const sessions = typeof listed === 'string' ? [] : listed
  const isAlone = typeof listed !== 'string' && sessions.length <= 1

  const end = async (session: OwnSession) => {
    const wasThere = await endSession(session.id)
    const device = describeDevice(session.user_agent)
    showToast(
      wasThere
        ? {
            title: m.account_sessions_ended({ device }),
            description: m.account_sessions_ended_text(),
            variant: 'success',
          }
        : { title: m.account_sessions_gone() },
    )
    await reload()
  }

  const endOthers = async () => {
    const error = await endOtherSessions()
    if (error) await showRefusal(error)
    else
      showToast({
        title: m.account_sessions_others_done(),
        description: m.account_sessions_ended_text(),
        variant: 'success',
      })
    await reload()
  }

  return (
    <SettingsSection
      id="devices"
      title={m.account_sessions_title()}
      lead={m.account_sessions_lead()}
    >
      <Note listed={listed} onRetry={retry} />
      {sessions.length > 0 ? (
        <ul className="flex flex-col gap-3">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => run(() => end(session))} />
          ))}
        </ul>
      ) : null}
      {isAlone ? <p className="mt-4 text-ink-soft">{m.account_sessions_alone()}</p> : null}
      <UnreachedNotice unreached={unreached} />
      {isAlone || listed === 'loading' ? null : (
        <Button look="secondary" className="mt-4" onClick={() => run(endOthers)}>
          {isBusy ? m.auth_working() : m.account_sessions_others()}
        </Button>
      )}
    </SettingsSection>
  )
}
