import { paths } from '#site/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useWords } from '#ui/locale.tsx'
import { chromeWords } from '../content/words.ts'

export type CallBandProps = { title: string; text: string; stateCode?: string }

export function CallBand({ title, text, stateCode }: CallBandProps) {
  return (
    <section className="on-green py-section print:hidden" aria-labelledby="call-title">
      <div className="page-width grid items-end gap-x-column gap-y-6 lg:grid-cols-[7fr_5fr]">
        <div>
          <h2 id="call-title" className="text-sheet">
            {title}
          </h2>
          <p className="mt-4 max-w-[34em] text-lead">{text}</p>
        </div>
        <CallLinks className="lg:justify-end" {...(stateCode && { stateCode })} />
      </div>
    </section>
  )
}

export function CallLinks({ className = '', stateCode }: { className?: string; stateCode?: string }) {
  const words = useWords(chromeWords)
  const apply = stateCode ? paths.applyFor({ state: stateCode }) : paths.apply
  return (
    <div className={`flex flex-wrap gap-3 ${className}`}>
      <ButtonLink to={apply} variant="apply" className="max-sm:grow max-sm:px-4">
        {words.apply.page}
      </ButtonLink>
      <ButtonLink to={paths.contact} variant="outline" className="max-sm:grow max-sm:px-4">
        {words.consultation}
      </ButtonLink>
    </div>
  )
}
