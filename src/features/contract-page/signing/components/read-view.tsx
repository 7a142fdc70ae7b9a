import type { Signing } from '#features/contracts/signing/schema.ts'
import type { Paper } from '#lib/papers/paper.ts'
import { pagesOf, type ScreenPage } from '#lib/papers/screen-pages.ts'
import { ButtonAnchor } from '#ui/button.tsx'
import { useLocale } from '#ui/locale.tsx'
import { stepWords } from '../content/words.ts'
import { type Place, stepAt } from './place.ts'
import { ReadAside } from './read-aside.tsx'
import { ReadBar } from './read-bar.tsx'
import { ReadPage } from './read-page.tsx'
import type { StepAnswer } from './step-form.ts'
import { StepHead } from './step-head.tsx'
import '#lib/papers/page/paper.css'

type ReadViewProps = {
  signing: Signing
  place: Place
  paper: Paper
  answer: StepAnswer & { page?: number }
}

export type ReadablePage = ScreenPage & { state: Signing['pages'][number] }

/** By the PDF's pages. One opens the next; those before stay open. */
export function ReadView({ signing, place, paper, answer }: ReadViewProps) {
  const words = stepWords[useLocale()]
  const pages = joinPages(pagesOf(paper), signing)
  const first = pages.findIndex(({ state }) => state.doneAt === null)
  const here = first === -1 ? pages.length - 1 : first
  const isReading = signing.stage === 'read'
  const later = isReading ? pages[here + 1] : undefined
  const isAll = first === -1 || !isReading
  const head = (
    <StepHead step={isReading ? words.read.step : undefined} title={words.title} lead={words.read.lead} />
  )
  return (
    <>
      {signing.stage !== 'signed' && signing.stage !== 'acknowledged' && (
        <ReadBar signing={signing} place={place} here={here} isAll={first === -1} />
      )}
      <div className="grid items-start gap-x-[clamp(3rem,5vw,5rem)] pt-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] lg:pt-8">
        <ReadAside {...{ signing, place, pages, head }} here={isReading ? here : undefined} />
        <div className="card on-sheet -mx-2 mt-5 min-w-0 lg:mx-0 lg:mt-0">
          {(isAll ? pages : pages.slice(0, here + 1)).map((page, at) => (
            <ReadPage
              key={page.number}
              page={page}
              paper={paper}
              signing={signing}
              place={place}
              isOpen={isReading && at === here && page.state.doneAt === null}
              answer={answer.page === page.number ? answer : {}}
            />
          ))}
          {later && (
            <section className="oxford mt-8 pt-4">
              <h2 className="text-title text-soft">{words.read.page(later.number)}</h2>
              <p className="mt-1 text-soft">
                {words.read.opensWhen(later.number - 1, signing.initials === 'required')}
              </p>
            </section>
          )}
          {signing.stage === 'sign' && (
            <section className="oxford mt-8 pt-4">
              <p className="mb-4">{words.read.toSignLead}</p>
              <ButtonAnchor href={stepAt(place, 'sign')}>{words.read.toSign}</ButtonAnchor>
            </section>
          )}
        </div>
      </div>
    </>
  )
}

/** Where the tree knows fewer pages than the PDF has, the last stands for the rest. */
function joinPages(pages: readonly ScreenPage[], signing: Signing): ReadablePage[] {
  return signing.pages.flatMap((state, at) => {
    const page = pages[at] ?? pages.at(-1)
    return page ? [{ ...page, number: state.number, state }] : []
  })
}
