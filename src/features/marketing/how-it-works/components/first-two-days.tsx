import { useWords } from '#ui/locale.tsx'
import { ScaleAxis } from '#ui/scale-axis.tsx'
import { howItWorksWords } from '../content.ts'

/** The first 48 hours to scale: three rows share one axis, numbered under the last. */
export function FirstTwoDays() {
  const words = useWords(howItWorksWords).firstDays
  return (
    <figure className="on-sheet border border-rule p-5 sm:p-8">
      <figcaption className="text-h3 font-semibold">{words.title}</figcaption>
      <dl className="mt-4">
        {words.rows.map(({ label, time, from, to }) => (
          <div
            key={label}
            className="border-t border-rule pt-3 not-last:[&_.axis]:h-5 not-last:[&_text]:hidden"
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
      <p className="mt-3 font-sans text-small text-soft">{words.note}</p>
    </figure>
  )
}
