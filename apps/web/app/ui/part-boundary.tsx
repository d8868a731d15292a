import { Component, type ReactNode } from 'react'
import { isOnline, whenOnline } from '#lib/network/online.ts'
import { MissingNotice } from './missing-part.tsx'

type PartBoundaryProps = {
  readonly children: ReactNode
  /** Shown in place of a part that failed; `again` renders the part anew. */
  readonly missing?: (again: () => void) => ReactNode
  /** @returns whether the network was to blame */
  readonly onFail?: () => boolean
  readonly onAgain?: () => void
  /** Another place is another part: a failure does not outlive it. */
  readonly place?: string
}

/** A part that is torn twice within this time stays away, so that it does not begin anew for ever. */
const DRAWS_AGAIN_AFTER_MS = 1000

/** Keeps the failure of one part from the rest of the page. React tells the log what failed. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly hasFailed: boolean }> {
  static getDerivedStateFromError = () => ({ hasFailed: true })

  override state = { hasFailed: false }

  private tornAt = -Infinity
  private stopWaiting: (() => void) | undefined

  override componentDidCatch(error: unknown) {
    // An extension or a translator took away what React was to change: the part is whole when drawn anew.
    const isTorn = error instanceof DOMException && error.name === 'NotFoundError'
    if (isTorn && performance.now() - this.tornAt > DRAWS_AGAIN_AFTER_MS) {
      this.tornAt = performance.now()
      return this.again()
    }
    this.stopWaiting = whenOnline(this.again)
    // The network may be back before React has seen the failure.
    if (this.props.onFail?.() && isOnline()) this.again()
  }

  override componentDidUpdate({ place }: PartBoundaryProps) {
    if (this.state.hasFailed && place !== this.props.place) this.again()
  }

  override componentWillUnmount() {
    this.stopWaiting?.()
  }

  readonly again = () => {
    this.stopWaiting?.()
    this.props.onAgain?.()
    this.setState({ hasFailed: false })
  }

  override render() {
    const { children, missing } = this.props
    if (!this.state.hasFailed) return children
    return missing ? missing(this.again) : <MissingNotice again={this.again} />
  }
}
