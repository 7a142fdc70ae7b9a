import { paths } from '#site/paths.ts'
import { ButtonLink } from '#ui/button.tsx'

export type CallBandProps = { title: string; text: string }

export function CallBand({ title, text }: CallBandProps) {
  return (
    <section className="on-green py-section print:hidden" aria-labelledby="call-title">
      <div className="page-width grid items-end gap-x-column gap-y-6 lg:grid-cols-[7fr_5fr]">
        <div>
          <h2 id="call-title" className="text-sheet">
            {title}
          </h2>
          <p className="mt-4 max-w-[34em] text-lead">{text}</p>
        </div>
        <CallLinks className="lg:justify-end" />
      </div>
    </section>
  )
}

/** The two ways on: start an application, or talk first. */
export function CallLinks({ className = '' }: { className?: string }) {
  return (
    <div className={`flex flex-wrap gap-3 ${className}`}>
      <ButtonLink to={paths.apply} variant="apply" className="max-sm:grow max-sm:px-4">
        Apply Now
      </ButtonLink>
      <ButtonLink to={paths.contact} variant="outline" className="max-sm:grow max-sm:px-4">
        Free Consultation
      </ButtonLink>
    </div>
  )
}
