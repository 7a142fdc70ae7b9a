import { CheckIcon } from '#ui/icons.tsx'
import type { HomeTexts } from '../content.ts'

export function TrustPoints({ texts }: { texts: HomeTexts }) {
  const points = [
    [texts['hero.trust.no-credit'], texts['hero.trust.no-credit-detail']],
    [texts['hero.trust.same-day'], texts['hero.trust.same-day-detail']],
    [texts['hero.trust.pay-if-win'], texts['hero.trust.pay-if-win-detail']],
  ] as const
  return (
    <div className="oxford border-b border-b-rule pt-[3px]">
      <div className="page-width">
        <ul className="ruled-columns grid divide-rule max-md:divide-y md:max-lg:grid-cols-[auto_auto_auto] md:max-lg:justify-between md:max-lg:[--gap:1.5rem] lg:grid-cols-3">
          {points.map(([title, detail]) => (
            <li key={title} className="flex gap-3 py-3 md:gap-2 md:py-6 lg:gap-3">
              <CheckIcon className="mt-1 size-5 flex-none text-brand" />
              <p className="leading-snug md:max-lg:text-[1rem]">
                <b className="block text-lead leading-snug md:max-lg:text-[1.125rem]">{title}</b>
                <span className="text-soft">{detail}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
