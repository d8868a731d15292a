/** Why a file is refused, for the log; callers get a text of docs/contract/product.md §5. */
export class AudioRefusal extends Error {
  override readonly name = 'AudioRefusal'
}

export const refuse = (reason: string): never => {
  throw new AudioRefusal(reason)
}
