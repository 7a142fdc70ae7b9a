import { paths } from '#site/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { map } from '#ui/engravings/index.ts'
import { useWords } from '#ui/locale.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { stateWords } from '../content/words.ts'

export function StateNotFound() {
  const words = useWords(stateWords).notFound
  return (
    <div className="page-width grid items-center gap-x-column gap-y-8 py-section lg:grid-cols-[3fr_2fr]">
      <div className="max-w-measure">
        <h1>{words.title}</h1>
        <p className="mt-6 text-lead">
          {words.before}
          <TextLink to={paths.contact}>{words.link}</TextLink>
          {words.after}
        </p>
        <ButtonLink to={paths.states} className="mt-6">
          {words.button}
        </ButtonLink>
      </div>
      <img {...map} alt="" className="h-auto w-full max-w-96 max-lg:order-first" />
    </div>
  )
}
