import type { Signing } from '#features/contracts/signing/schema.ts'
import { paperWords } from '#lib/papers/content.ts'
import { BlockOfPaper, type Levels } from '#lib/papers/page/blocks.tsx'
import { eachOf } from '#lib/papers/page/words.tsx'
import type { Paper } from '#lib/papers/paper.ts'
import { formatMoney } from '#site/format.ts'
import { type Locale, languageTags } from '#site/locale.ts'
import { useLocale } from '#ui/locale.tsx'
import { stepWords } from '../content/words.ts'
import { PageStrip } from './page-strip.tsx'
import type { Place } from './place.ts'
import type { ReadablePage } from './read-view.tsx'
import { sayDay } from './signing-days.ts'
import type { StepAnswer } from './step-form.ts'

type ReadPageProps = {
  page: ReadablePage
  paper: Paper
  signing: Signing
  place: Place
  isOpen: boolean
  answer: StepAnswer
}

const levels: Levels = { title: 'h3', below: 'h3' }

export function ReadPage({ page, paper, signing, place, isOpen, answer }: ReadPageProps) {
  const locale = useLocale()
  const { read: words } = stepWords[locale]
  const { number, part, blocks } = page
  const summary = summarize(page, signing, locale)
  return (
    <section id={`page-${number}`} className="contract-page">
      <p className="font-sans text-small text-soft">{part.title}</p>
      <h2 tabIndex={-1} className="text-title">
        {words.page(number)}
      </h2>
      {summary && (
        <aside className="mt-3 border-l-3 border-l-green-300 pl-4" aria-label={words.short}>
          <p>
            <b className="font-semibold">{words.short}:</b> {summary}
          </p>
          <p className="mt-1 font-sans text-small text-soft">{words.shortNote}</p>
        </aside>
      )}
      <div className="paper mt-5" lang={part.lang ?? languageTags[paper.locale]}>
        <div className="paper-part">
          {eachOf(blocks, (block, at) => (
            <BlockOfPaper
              key={at}
              block={block}
              levels={levels}
              words={paperWords(paper.locale, part.lang)}
            />
          ))}
        </div>
      </div>
      <PageStrip {...{ page, signing, place, isOpen, answer }} />
    </section>
  )
}

/** In plain words, where a kind of page begins. */
function summarize({ part, blocks, isFirstOfPart }: ReadablePage, signing: Signing, locale: Locale) {
  const { summaries } = stepWords[locale].read
  const { figures, cancelUntil, attorney } = signing
  if (blocks.some(({ kind }) => kind === 'signatures') && !isAttorneys(part))
    return summaries.notices(sayDay(cancelUntil, locale))
  if (!isFirstOfPart) return undefined
  if (part.isFront) {
    const most = figures.maximum === null ? null : formatMoney(figures.maximum, locale)
    return summaries.amounts(formatMoney(figures.received, locale), most)
  }
  return isAttorneys(part) ? summaries.attorney(attorney.name) : summaries.terms
}

/** It has a title of its own, as the front has. */
const isAttorneys = ({ isFront, blocks }: ReadablePage['part']) => !isFront && blocks[0]?.kind === 'title'
