import { CallLinks } from '#features/chrome/components/call-band.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import type { Engraving } from '#ui/engravings/index.ts'
import { homeCrumb, indexCrumb } from '../content/meta.ts'
import type { StateProfile } from '../content/profile.ts'

export function StateHero({ state, outline }: { state: StateProfile; outline: Engraving }) {
  return (
    <section className="page-width pt-3 pb-8 lg:pb-12" aria-labelledby="state-title">
      <Breadcrumb trail={[homeCrumb, indexCrumb]} current={state.name} />
      <div className="grid items-center gap-x-column gap-y-6 pt-5 md:grid-cols-[7fr_5fr] lg:grid-cols-[8fr_4fr]">
        <div>
          <h1 id="state-title">
            Pre-Settlement Funding <span className="block">in {state.name}</span>
          </h1>
          <p className="mt-5 max-w-[34em] text-lead">{state.intro}</p>
          <CallLinks className="mt-6" stateCode={state.code} />
        </div>
        <img
          {...outline}
          alt={`Outline of ${state.name}`}
          className="h-auto w-full max-w-120 justify-self-center max-md:max-w-72"
        />
      </div>
    </section>
  )
}
