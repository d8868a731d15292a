type CreditLineProps = {
  /** "Recorded by Asha Rao" */
  readonly author: string
  readonly licence: string
  /** An address, or words. */
  readonly source: string
  /** Stands for an address. */
  readonly sourceLabel: string
}

/** Only what a browser may open becomes a link: credits are typed by hand. */
const isAddress = (source: string) => /^https?:\/\//.test(source)

/** Who made something, under which licence, found where. */
export const CreditLine = ({ author, licence, source, sourceLabel }: CreditLineProps) => (
  <p>
    {author} · {licence} ·{' '}
    {isAddress(source) ? (
      <a href={source} target="_blank" rel="noopener noreferrer" className="underline">
        {sourceLabel}
      </a>
    ) : (
      source
    )}
  </p>
)
