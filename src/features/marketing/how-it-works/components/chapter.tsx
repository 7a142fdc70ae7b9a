import { StepTime } from '#features/chrome/components/step-time.tsx'
import type { ProcessTexts } from '#features/chrome/content/process.ts'
import type { Engraving } from '#ui/engravings/index.ts'
import type { Chapter as ChapterWords } from '../content.ts'

type ChapterProps = {
  chapter: ChapterWords
  picture: Engraving
  texts: ProcessTexts
}

/** One step in full: the giant numeral, what happens, and two short lists. */
export function Chapter({ chapter: { step, lists }, picture, texts }: ChapterProps) {
  return (
    <li className="grid gap-x-column gap-y-4 py-8 sm:grid-cols-[6.5rem_minmax(0,1fr)] lg:grid-cols-[9rem_minmax(0,5fr)_minmax(0,6fr)] lg:py-12">
      <div className="flex items-end justify-between gap-4 sm:flex-col sm:items-start sm:justify-start">
        <span className="numeral -ml-[0.04em] max-sm:text-[5rem]" aria-hidden="true">
          {step}
        </span>
        <img {...picture} alt="" loading="lazy" className="w-38 max-sm:max-w-1/2 sm:w-26 lg:w-36" />
      </div>
      <div>
        <h3 className="text-title">{texts[`how-it-works.step${step}.title`]}</h3>
        <p className="mt-3 max-w-[30em] lg:text-lead">{texts[`how-it-works.step${step}.description`]}</p>
        <StepTime step={step} texts={texts} className="mt-5 max-w-[24em]" />
      </div>
      <div className="grid content-start gap-x-8 gap-y-6 max-lg:pt-3 sm:col-start-2 lg:col-start-3">
        {lists.map(({ title, items }) => (
          <div key={title}>
            <h4 className="font-sans text-body">{title}</h4>
            <ul className="hairlines hairlines-closed mt-2">
              {items.map((item) => (
                <li key={item} className="py-2 leading-snug">
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </li>
  )
}
