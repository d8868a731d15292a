import { m } from '#messages'
import { DonationTiers } from '#features/donate/donation-tiers.tsx'
import { GiveByUpi } from '#features/donate/give-by-upi.tsx'
import { ShareButton } from '#features/share/share-button.tsx'
import { useSiteConfig } from '#lib/page/use-site-config.ts'
import { localPath } from '#lib/language/paths.ts'
import { pageMeta } from '#lib/page/page-meta.ts'

export const meta = () =>
  pageMeta({
    title: m.donate_title(),
    description: m.donate_description(),
    path: localPath('/donate'),
    image: `/social${localPath('/dhvani.png')}`,
  })

export default function Donate() {
  const payee = useSiteConfig()?.upi ?? null
  return (
    <div className="page-width pt-10">
      <div className="mx-auto max-w-2xl text-center">
        <h1 className="text-4xl sm:text-5xl">{m.donate_title()}</h1>
        <p className="mt-4 text-lg text-ink-soft">{m.donate_lead()}</p>
      </div>
      <div className="mx-auto mt-10 max-w-4xl">
        <DonationTiers hasOtherWay={payee !== null} />
        {payee ? <GiveByUpi payee={payee} /> : null}
      </div>
      <section
        aria-labelledby="share-heading"
        className="mx-auto mt-14 flex max-w-2xl flex-col items-center gap-4 text-center"
      >
        <h2 id="share-heading" className="text-3xl">
          {m.donate_share_title()}
        </h2>
        <p className="text-ink-soft">{m.donate_share_text()}</p>
        <ShareButton />
      </section>
    </div>
  )
}
