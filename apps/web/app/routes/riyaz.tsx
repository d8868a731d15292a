import { m } from '#messages'
import { Riyaz } from '#features/riyaz/riyaz.tsx'
import { localPath } from '#lib/language/paths.ts'
import { pageMeta } from '#lib/page/page-meta.ts'

export const meta = () =>
  pageMeta({
    title: m.riyaz_title(),
    description: m.riyaz_meta(),
    path: localPath('/riyaz'),
  })

export default function RiyazPage() {
  return <Riyaz />
}
