/** Why a file is refused. The reason is for the log; people read the specification's text. */
export class AudioRefusal extends Error {
  override readonly name = 'AudioRefusal'
}

export const refuse = (reason: string): never => {
  throw new AudioRefusal(reason)
}
