import type { ReactNode } from 'react'
import { states } from '#domain/states.ts'
import { paths } from '#site/paths.ts'
import { useWords } from '#ui/locale.tsx'
import { noAttorneyWords } from '../content/no-attorney.ts'

type NoAttorneyProps = {
  state: string | undefined
  comeBack: ReactNode
}

/** For people without an attorney yet: why we ask, how to find one, and how to keep the answers until then. */
export function NoAttorney({ state, comeBack }: NoAttorneyProps) {
  const words = useWords(noAttorneyWords)
  const name = states.find(({ value }) => value === state)?.label
  return (
    <details className="group mt-1">
      <summary className="button button-quiet button-small -ml-[1.1rem] list-none text-left [&::-webkit-details-marker]:hidden">
        {words.open}
      </summary>
      <div className="mt-2 mb-2 grid gap-4 border-l-4 border-brand pl-4">
        <section>
          <h5 className="font-sans text-body font-semibold">{words.why.title}</h5>
          <p className="mt-1">{words.why.text}</p>
        </section>
        <section>
          <h5 className="font-sans text-body font-semibold">{words.find.title}</h5>
          <p className="mt-1">{words.find.text(name)}</p>
          <p className="mt-2">{words.find.pay}</p>
          <p className="mt-2">
            {words.find.deadline} {/* In a window of its own: what was typed stays where it is. */}
            <a href={state ? paths.state(state) : paths.states} target="_blank" rel="noopener">
              {words.find.deadlineLink(name)}
            </a>
          </p>
        </section>
        <section>
          <h5 className="font-sans text-body font-semibold">{words.back.title}</h5>
          <p className="mt-1">
            {words.back.text} {words.back.limit}
          </p>
          <div className="mt-3">{comeBack}</div>
        </section>
      </div>
    </details>
  )
}
