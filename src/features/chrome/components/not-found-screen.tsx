import { paths } from '#site/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { fog } from '#ui/engravings/index.ts'
import { TextLink } from '#ui/text-link.tsx'

const waysOn = [
  { label: 'How funding works', to: paths.howItWorks },
  { label: 'Kinds of cases we fund', to: paths.caseTypes },
  { label: 'States we serve', to: paths.states },
  { label: 'Talk to us', to: paths.contact },
] as const

export function NotFoundScreen({ title, text }: { title: string; text: string }) {
  return (
    <div className="page-width grid gap-x-column gap-y-8 py-section lg:grid-cols-[3fr_2fr]">
      <img {...fog} alt="" className="w-full max-w-72 lg:max-w-120 self-center lg:order-1" />
      <div className="max-w-measure">
        <h1>{title}</h1>
        <p className="mt-6 text-lead">{text}</p>
        <ButtonLink to={paths.home} className="mt-6">
          Back to Home
        </ButtonLink>
        <h2 className="mt-12 text-h3">Or go on from here</h2>
        <ul className="hairlines hairlines-closed mt-4">
          {waysOn.map(({ label, to }) => (
            <li key={to}>
              <TextLink to={to} className="flex min-h-control items-center no-underline hover:underline">
                {label}
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
