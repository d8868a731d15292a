import { useEffect, useState } from 'react'
import { m } from '#messages'

type Section = { readonly id: string; readonly text: string }

/** Ids of the sections, with the one being read marked: the last that passed the top third. */
const useCurrentSection = (sections: readonly Section[]): string | undefined => {
  const [current, setCurrent] = useState<string>()

  useEffect(() => {
    const headings = sections.flatMap(({ id }) => document.getElementById(id) ?? [])
    const observer = new IntersectionObserver(
      () => {
        const passed = headings.filter(
          (heading) => heading.getBoundingClientRect().top < innerHeight / 3,
        )
        setCurrent(passed.at(-1)?.id)
      },
      { rootMargin: '0px 0px -66% 0px' },
    )
    for (const heading of headings) observer.observe(heading)
    return () => observer.disconnect()
  }, [sections])

  return current
}

/** Wide screens only (article.css). */
export const ArticleContents = ({ sections }: { readonly sections: readonly Section[] }) => {
  const current = useCurrentSection(sections)
  return (
    <nav aria-label={m.article_contents()} className="article-contents">
      <p className="font-display text-lg">{m.article_contents()}</p>
      <ol className="mt-3 border-l border-line">
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className="-ml-px block border-l-2 border-transparent py-1.5 pl-4 text-[0.95rem] leading-snug text-ink-soft hover:text-terracotta aria-[current=location]:border-terracotta aria-[current=location]:text-terracotta"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
