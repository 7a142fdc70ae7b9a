import { paths } from '#site/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { map } from '#ui/engravings/index.ts'
import { TextLink } from '#ui/text-link.tsx'
import { notFoundTexts } from '../content/texts.ts'

export function StateNotFound() {
  return (
    <div className="page-width grid items-center gap-x-column gap-y-8 py-section lg:grid-cols-[3fr_2fr]">
      <div className="max-w-measure">
        <h1>{notFoundTexts.title}</h1>
        <p className="mt-6 text-lead">
          {notFoundTexts.before}
          <TextLink to={paths.contact}>{notFoundTexts.link}</TextLink>
          {notFoundTexts.after}
        </p>
        <ButtonLink to={paths.states} className="mt-6">
          {notFoundTexts.button}
        </ButtonLink>
      </div>
      <img {...map} alt="" className="h-auto w-full max-w-96 max-lg:order-first" />
    </div>
  )
}
