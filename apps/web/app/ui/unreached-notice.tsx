import type { Unreached } from '#lib/network/use-unreached.ts'
import { MissingNotice } from './missing-part.tsx'

type UnreachedNoticeProps = {
  readonly unreached: Unreached | undefined
  /** Tries again, where `unreached` does not say how. */
  readonly onAgain?: () => void
}

/** Stands beside a button whose press did not reach the server. */
export const UnreachedNotice = ({ unreached, onAgain }: UnreachedNoticeProps) =>
  unreached ? (
    <div className="rounded-xl bg-danger-wash">
      <MissingNotice text={unreached.text} again={unreached.again ?? onAgain} />
    </div>
  ) : null
