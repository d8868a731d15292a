import { Component } from 'react'

/**
 * Keeps the place on the page when `id` changes and the page below begins anew. While React takes the old page out,
 * piece by piece, a browser that is made to lay it out moves its place to that of the pieces that are left.
 */
export class KeepPlace extends Component<{ readonly id: string }> {
  override getSnapshotBeforeUpdate(): number {
    return scrollY
  }

  override componentDidUpdate(before: { readonly id: string }, _state: unknown, top: number) {
    if (before.id !== this.props.id) scrollTo({ top, behavior: 'instant' })
  }

  override render() {
    return null
  }
}
