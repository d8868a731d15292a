import { useMatches } from 'react-router'

/** Reads the matched route, not the address: an unknown address below /blog is no article. */
export const useIsArticle = (): boolean => {
  const handle = useMatches().at(-1)?.handle
  return typeof handle === 'object' && handle !== null && 'slug' in handle
}
