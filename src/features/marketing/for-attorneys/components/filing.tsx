import { useWords } from '#ui/locale.tsx'
import { forAttorneysWords } from '../content.ts'

/** How a firm files, and the list of what it sends. */
export function Filing() {
  const words = useWords(forAttorneysWords).filing
  return (
    <section
      className="page-width grid gap-x-[clamp(3rem,5vw,6rem)] gap-y-12 pb-section lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
      aria-labelledby="filing-title"
    >
      <div>
        <h2 id="filing-title" className="oxford">
          {words.title}
        </h2>
        <ol className="hairlines mt-4">
          {words.steps.map(({ title, text, time }, index) => (
            <li key={title} className="grid tight:block grid-cols-[4.4rem_1fr] py-6 sm:grid-cols-[7rem_1fr]">
              <span className="numeral pt-1 text-[4.5rem] sm:text-[6.5rem]" aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3>{title}</h3>
                <p className="mt-2 text-soft">{text}</p>
                <p className="mt-2 font-sans text-small font-semibold">{time}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <div className="on-sheet self-start border border-rule-strong p-5 tight:p-3 outline outline-rule -outline-offset-6 sm:p-8">
        <h3 className="text-title">{words.documentsTitle}</h3>
        <p className="mt-2 text-soft">{words.documentsLead}</p>
        <ul className="hairlines mt-4 border-t border-rule">
          {words.documents.map(({ name, why }) => (
            <li key={name} className="py-3 leading-snug">
              <b className="block">{name}</b>
              <span className="text-soft">{why}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
