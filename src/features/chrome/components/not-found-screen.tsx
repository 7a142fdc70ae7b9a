import { paths } from '#site/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { fog } from '#ui/engravings/index.ts'
import { useWords } from '#ui/locale.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { troubleWords } from '../content/words.ts'

export function NotFoundScreen({ title, text }: { title: string; text: string }) {
  const { backToHome, waysOn } = useWords(troubleWords)
  return (
    <div className="page-width grid gap-x-column gap-y-8 py-section lg:grid-cols-[3fr_2fr]">
      <img {...fog} alt="" className="w-full max-w-72 lg:max-w-120 self-center lg:order-1" />
      <div className="max-w-measure">
        <h1>{title}</h1>
        <p className="mt-6 text-lead">{text}</p>
        <ButtonLink to={paths.home} className="mt-6">
          {backToHome}
        </ButtonLink>
        <h2 className="mt-12 text-h3">{waysOn.title}</h2>
        <ul className="hairlines hairlines-closed mt-4">
          {waysOn.links.map(({ label, to }) => (
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
