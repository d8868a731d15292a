export const HeroSlide = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <div className="rounded-3xl bg-sunken p-10">
    <h2 className="text-4xl">{title}</h2>
    <p className="mt-3 text-lg text-ink-soft">{text}</p>
  </div>
)
