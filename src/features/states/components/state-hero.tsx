import { CallLinks } from '#features/chrome/components/call-band.tsx'
import { PostureDiamond } from '#features/rules/components/posture-diamond.tsx'
import { paths } from '#site/paths.ts'
import { Breadcrumb, type Crumb } from '#ui/breadcrumb.tsx'
import type { Engraving } from '#ui/engravings/index.ts'
import { useWords } from '#ui/locale.tsx'
import { TextLink } from '#ui/text-link.tsx'
import type { StateProfile } from '../content/profile.ts'
import { closedWords } from '../content/rule-words.ts'
import { stateWords } from '../content/words.ts'

type StateHeroProps = {
  state: StateProfile
  outline: Engraving
  trail: readonly Crumb[]
  notice: string | null
}

export function StateHero({ state, outline, trail, notice }: StateHeroProps) {
  const words = useWords(stateWords).state
  const forClosed = useWords(closedWords)
  const [firstLine, secondLine] = (notice ? forClosed : words).title(state.name)
  return (
    <section className="page-width pt-3 pb-8 lg:pb-12" aria-labelledby="state-title">
      <Breadcrumb trail={trail} current={state.name} />
      <div className="grid items-center gap-x-column gap-y-6 pt-5 md:grid-cols-[7fr_5fr] lg:grid-cols-[8fr_4fr]">
        <div>
          <h1 id="state-title">
            {firstLine} <span className="block">{secondLine}</span>
          </h1>
          <p className="mt-5 max-w-[34em] text-lead">{state.intro}</p>
          {notice ? (
            <ClosedNotice name={state.name} text={notice} />
          ) : (
            <CallLinks className="mt-6" stateCode={state.code} />
          )}
        </div>
        <img
          {...outline}
          alt={words.outline(state.name)}
          className="h-auto w-full max-w-120 justify-self-center max-md:max-w-72"
        />
      </div>
    </section>
  )
}

function ClosedNotice({ name, text }: { name: string; text: string }) {
  const { elsewhere } = useWords(closedWords)
  return (
    <div className="mt-6 max-w-[34em] border-l-4 border-green-800 bg-sheet py-4 pr-4 pl-5">
      <p className="flex items-baseline gap-3 text-lead font-semibold">
        <PostureDiamond posture="closed" />
        {text}
      </p>
      <p className="mt-2">
        {elsewhere.before(name)}
        <TextLink to={paths.states}>{elsewhere.link}</TextLink>
        {elsewhere.after}
      </p>
    </div>
  )
}
