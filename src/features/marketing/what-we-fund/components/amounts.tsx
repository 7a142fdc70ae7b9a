import { useWords } from '#ui/locale.tsx'
import { ScaleAxis } from '#ui/scale-axis.tsx'
import { SectionHead } from '#ui/section-head.tsx'
import { averageOnAxis, whatWeFundWords } from '../content.ts'

/** Three figures over one axis to scale. */
export function Amounts() {
  const words = useWords(whatWeFundWords).amounts
  return (
    <section className="on-tint py-section" aria-labelledby="amounts-title">
      <div className="page-width">
        <SectionHead id="amounts-title" title={words.title} lead={words.lead} />
        <dl className="ruled-columns mt-8 grid divide-rule max-lg:divide-y lg:grid-cols-[4fr_6fr_4fr] lg:mt-12">
          {words.sizes.map(({ label, figure, text }) => (
            <div key={label} className="py-4">
              <dt className="font-sans text-small font-medium text-soft">{label}</dt>
              <dd className="figures mt-4 text-[min(clamp(2.4rem,0.9rem+2.9vw,3.9rem),11vw)] leading-none tracking-[-0.035em] whitespace-nowrap text-brand">
                {figure}
              </dd>
              <dd className="mt-2 leading-snug text-soft">{text}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-8">
          <ScaleAxis {...averageOnAxis} unit="thousand" />
          <p className="mt-3 font-sans text-small text-soft">{words.axis}</p>
        </div>
        <div className="mt-10 grid gap-x-column gap-y-8 md:grid-cols-2">
          <ShortList {...words.dependsOn} />
          <ShortList {...words.usedFor} />
        </div>
      </div>
    </section>
  )
}

function ShortList({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className="hairlines hairlines-closed mt-3">
        {items.map((item) => (
          <li key={item} className="py-2.5 leading-snug">
            {item}
          </li>
        ))}
      </ul>
    </div>
  )
}
