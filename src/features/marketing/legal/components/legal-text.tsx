import type { ReactNode } from 'react'
import { CallLinks } from '#features/chrome/components/call-band.tsx'
import { RichText } from '#features/texts/components/rich-text.tsx'
import { homeCrumb } from '#features/texts/content.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { ContentsList } from '#ui/contents-list.tsx'
import { useWords } from '#ui/locale.tsx'
import { legalWords } from '../content/words.ts'
import type { ReadableDocument } from '../data.ts'

const paragraphs =
  'mt-3 [&>*+*]:mt-3 [&_li]:mt-1.5 [&_li]:pl-1 [&_ul]:list-disc [&_ul]:pl-5 [&_li]:marker:text-brand'

type LegalTextProps = {
  document: ReadableDocument
  after?: Readonly<Record<string, ReactNode>>
}

export function LegalText({ document, after = {} }: LegalTextProps) {
  const words = useWords(legalWords)
  const home = useWords(homeCrumb)
  return (
    <div className="page-width pt-4 pb-section">
      <Breadcrumb trail={[home]} current={document.title} />
      <header className="mt-6 max-w-[46rem]">
        <h1>{document.title}</h1>
        <p className="mt-4 font-sans text-small text-soft">
          <time dateTime={document.updated.day}>{words.lastUpdated(document.updated.words)}</time>
        </p>
        <p className="mt-5 text-lead">{document.lead}</p>
      </header>
      <div className="mt-10 grid gap-x-column gap-y-8 lg:grid-cols-[17rem_1fr] xl:gap-x-24">
        <div>
          <ContentsList sections={document.sections} />
        </div>
        <article className="max-w-measure">
          <section aria-labelledby="in-short" className="oxford">
            <h2 id="in-short" className="text-title">
              {words.inShort}
            </h2>
            <ul className="hairlines mt-3">
              {document.inShort.map((point) => (
                <li key={point} className="py-3">
                  {point}
                </li>
              ))}
            </ul>
          </section>
          {document.sections.map(({ id, title, html }, index) => (
            <section key={id} aria-labelledby={id} className="mt-10 border-t border-rule pt-8">
              <h2 id={id} className="flex items-baseline gap-3 text-title tight:block">
                <span className="figures flex-none text-brand tight:mr-3" aria-hidden="true">
                  {index + 1}
                </span>
                {title}
              </h2>
              <RichText html={html} className={paragraphs} />
              {after[id]}
            </section>
          ))}
          <div className="oxford no-print mt-12">
            <p className="mb-4 text-lead">{words.next}</p>
            <CallLinks />
          </div>
        </article>
      </div>
    </div>
  )
}
