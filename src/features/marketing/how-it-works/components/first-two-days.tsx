import { useWords } from '#ui/locale.tsx'
import { ScaleAxis } from '#ui/scale-axis.tsx'
import { howItWorksWords } from '../content.ts'

/** The first 48 hours to scale: three rows share one axis, numbered under the last. */
export function FirstTwoDays() {
  const words = useWords(howItWorksWords).firstDays
  return (
    <figure className="oxford mt-10 grid gap-x-column gap-y-5 lg:mt-14 lg:grid-cols-[4fr_8fr]">
      <figcaption>
        <span className="block text-title">{words.title}</span>
        <span className="mt-3 block max-w-[26em] font-sans text-small text-soft">{words.note}</span>
      </figcaption>
      <dl>
        {words.rows.map(({ label, time, from, to }) => (
          <div
            key={label}
            className="border-rule pt-3 not-first:border-t not-last:[&_.axis]:h-5 not-last:[&_text]:hidden"
          >
            <dt className="sr-only">{label}</dt>
            <dd>
              <span className="mb-2 flex flex-wrap justify-between gap-x-4 font-sans text-small leading-snug">
                <span className="font-medium text-soft" aria-hidden="true">
                  {label}
                </span>
                <b>{time}</b>
              </span>
              <ScaleAxis from={from} to={to} max={48} step={12} unit="h" />
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
