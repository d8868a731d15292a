import { expect, it } from 'vitest'
import { writeHead } from './write-head.ts'

const HTML =
  '<html><head><meta charSet="utf-8"/><title>Home | Dhvani</title><meta name="description" content="All."/>' +
  '<meta property="og:title" content="Home"/><meta property="og:url" content="https://a.example/"/>' +
  '<meta property="og:site_name" content="Dhvani"/><meta property="og:image" content="https://a.example/x.png"/>' +
  '<meta name="twitter:card" content="summary"/><link rel="canonical" href="https://a.example/"/>' +
  '<link rel="icon" href="/icon.svg"/></head><body><title>in a drawing</title></body></html>'

const PAGE = {
  title: 'Rain | Dhvani',
  description: 'A mix of Rain.',
  address: 'https://a.example/?mix=1&as=2',
  picture: 'https://a.example/card.png?mix=1',
}

it('says everything once, and leaves what is not about the page alone', () => {
  const html = writeHead(HTML, PAGE)
  for (const said of [
    '<title>Rain | Dhvani</title>',
    '<meta name="description" content="A mix of Rain."/>',
    '<meta property="og:url" content="https://a.example/?mix=1&amp;as=2"/>',
    '<meta property="og:image" content="https://a.example/card.png?mix=1"/>',
    '<meta name="twitter:card" content="summary_large_image"/>',
    '<link rel="canonical" href="https://a.example/?mix=1&amp;as=2"/>',
    '<meta name="robots" content="noindex"/>',
  ])
    expect(html.split(said)).toHaveLength(2)
  for (const name of [
    'og:title',
    'og:url',
    'twitter:card',
    'rel="canonical"',
    'name="description"',
  ])
    expect(html.split(name)).toHaveLength(2)
  for (const kept of ['charSet', 'og:site_name', 'rel="icon"', '<title>in a drawing</title>'])
    expect(html).toContain(kept)
})

it('escapes what a stranger wrote, and takes no text of theirs as a pattern', () => {
  const title = `"><script>alert(1)</script> $& $' $\`</title>`
  const html = writeHead(HTML, { ...PAGE, title, description: title })
  expect(html).not.toContain('<script')
  expect(html.match(/<\/title>/g)).toHaveLength(2)
  expect(html).toContain('content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; $&amp; $')
})
