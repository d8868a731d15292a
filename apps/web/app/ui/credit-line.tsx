type CreditLineProps = {
  /** "Recorded by Asha Rao" */
  readonly author: string
  readonly licence: string
  /** An address, or words. */
  readonly source: string
  /** Text of the link, where `source` is an address. */
  readonly sourceLabel: string
}

/** Only an http address becomes a link: operators type credits by hand. */
const isAddress = (source: string) => /^https?:\/\//.test(source)

/** The author, the licence and the source of a recording. */
export const CreditLine = ({ author, licence, source, sourceLabel }: CreditLineProps) => (
  <p>
    <span>{author}</span> <span>·</span> <span>{licence}</span> <span>·</span>{' '}
    {isAddress(source) ? (
      <a href={source} target="_blank" rel="noopener noreferrer" className="underline">
        {sourceLabel}
      </a>
    ) : (
      source
    )}
  </p>
)
