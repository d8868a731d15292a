import { m } from '#messages'
import { ContactForm } from '#features/contact/contact-form.tsx'
import { localPath } from '#lib/language/paths.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import picture from '#pictures/contact.svg?url'
import { AppLink } from '#ui/app-link.tsx'
import { DrawnPicture } from '#ui/art/drawn-picture.tsx'

export const meta = () =>
  pageMeta({
    title: m.contact_title(),
    description: m.contact_description(),
    path: localPath('/contact'),
    image: `/social${localPath('/dhvani.png')}`,
  })

export default function Contact() {
  return (
    <div className="page-width grid grid-cols-1 gap-10 pt-10 lg:grid-cols-[1fr_1.25fr] lg:gap-16">
      <div>
        <h1 className="text-4xl sm:text-5xl">{m.contact_title()}</h1>
        <p className="mt-4 max-w-prose text-lg text-ink-soft">{m.contact_lead()}</p>
        <p className="mt-4 max-w-prose text-ink-soft">
          {m.contact_privacy()}{' '}
          <AppLink to="/privacy" className="text-peacock underline underline-offset-2">
            {m.contact_privacy_link()}
          </AppLink>
        </p>
        <div className="mt-8 hidden lg:block">
          <DrawnPicture address={picture} className="w-full rounded-3xl" />
        </div>
      </div>
      <div className="rounded-3xl border border-line bg-surface p-6 shadow-card sm:p-9">
        <ContactForm />
      </div>
    </div>
  )
}
