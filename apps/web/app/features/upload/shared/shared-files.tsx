import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { m } from '#messages'
import { isOnline, whenOnline } from '#lib/network/online.ts'
import { showToast, type ToastRequest } from '#lib/notices/toasts.ts'
import { useSession } from '#lib/session/session.ts'
import { leadToSignIn } from '#lib/session/sign-in-first.ts'
import { untilSignedIn } from '#lib/session/until-session.ts'
import { megabytesText } from '#lib/sounds/megabytes.ts'
import {
  claimShared,
  forgetShared,
  listShared,
  SHARED_FILES,
  type SharedFile,
} from '#lib/store/shared-files.ts'
import { noteKept } from '../kept-of-file.ts'
import { sharedWaits } from './use-shared-files.ts'

/** Time to read, in milliseconds. */
const TOLD_MS = 60_000

/** Those that a dialog of this page has, or will go on with. */
const given = new Set<string>()

const noRoom = (): string =>
  m.shared_no_room({ count: SHARED_FILES.most, size: megabytesText(SHARED_FILES.bytes) })

type SharedNotice = Pick<ToastRequest, 'until'> & { readonly count: number; readonly text: string }

const showShared = ({ count, text, until }: SharedNotice): void => {
  showToast({
    title: m.shared_waiting({ count }),
    description: text,
    duration: TOLD_MS,
    ...(until ? { until } : {}),
  })
}

const comeOnline = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = whenOnline(() => {
      stop()
      resolve()
    })
  })

const leaving = new Set<string>()

/** What a closed dialog takes out at once goes at once: the page may be gone a moment later. */
const forget = async (id: string): Promise<void> => {
  leaving.add(id)
  await Promise.resolve()
  const ids = [...leaving]
  leaving.clear()
  if (ids.length > 0) await forgetShared(ids)
}

/** @returns the files as the dialog takes them: kept on the device until they are sent or taken out of it */
const give = (shared: readonly SharedFile[]): readonly File[] =>
  shared.flatMap(({ id, file }) => {
    if (!file) return []
    given.add(id)
    noteKept(file, { forget: () => forget(id), isOfDialog: true })
    return [file]
  })

type SharedFilesProps = {
  /** Another app has just shared files. Otherwise they wait from an earlier visit. */
  readonly isDelivery: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** Brings shared files into the upload dialog, after the sign-in where that is needed. Renders nothing. */
export const SharedFiles = ({ isDelivery, onFiles }: SharedFilesProps) => {
  const navigate = useNavigate()
  const session = useSession()
  const { status } = session
  const userId = status === 'signed-in' ? session.userId : undefined

  const receive = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    const all = await listShared()
    if (signal.aborted) return
    sharedWaits.set(all.length > 0)
    const waiting = all.filter(
      (one) => !given.has(one.id) && (one.userId === undefined || one.userId === userId),
    )
    const count = waiting.filter(({ file }) => file).length
    const lost = waiting.filter(({ file }) => !file).map(({ id }) => id)
    const also = lost.length > 0 ? ` ${noRoom()}` : ''
    if (isDelivery && !isOnline()) {
      showShared({ count, text: m.shared_offline() + also, until: whenOnline })
      await comeOnline()
      if (signal.aborted) return
    }
    if (status === 'unknown') return
    if (waiting.length === 0) {
      if (isDelivery)
        showToast({ title: m.shared_none(), description: m.shared_none_text(), duration: TOLD_MS })
      return
    }
    if (userId === undefined) {
      if (!isDelivery) return
      showShared({ count, text: m.shared_sign_in() + also, until: untilSignedIn })
      leadToSignIn(navigate)
      return
    }
    await forgetShared(lost)
    await claimShared(
      waiting.filter(({ file }) => file),
      userId,
    )
    if (signal.aborted) return
    if (lost.length > 0) showShared({ count, text: noRoom() })
    if (count > 0) onFiles(give(waiting))
  })

  useEffect(() => {
    const scope = new AbortController()
    receive(scope.signal).catch((error: unknown) => {
      reportError(error)
      if (isDelivery) showToast({ title: m.shared_none(), description: m.shared_none_text() })
    })
    return () => scope.abort()
  }, [status, userId, isDelivery])
  return null
}
