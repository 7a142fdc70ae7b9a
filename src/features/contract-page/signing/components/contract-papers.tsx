import type { Signing } from '#features/contracts/signing/schema.ts'
import { ItemSign } from '#features/documents/checklist/components/item-sign.tsx'
import { formatFileSize } from '#site/file-size.ts'
import { useLocale } from '#ui/locale.tsx'
import { offerWords } from '../content/words.ts'
import { FileIcon } from './file-icon.tsx'
import { type Place, pdfAt, stepAt } from './place.ts'

export type OwnPaper = { href: string; title: string; note: string }
type ContractPapersProps = { signing: Signing; place: Place; first?: readonly OwnPaper[] }

/** What can be opened and kept. `first`: what came after the contract. */
export function ContractPapers({ signing, place, first = [] }: ContractPapersProps) {
  const locale = useLocale()
  const { papers: words } = offerWords[locale]
  const { paper, finished, stage, signedAt, consentedAt, withdrewAt } = signing
  const sizeOf = (one: { pages: number; size: number }) =>
    words.size(one.pages, formatFileSize(one.size, locale))
  const isSigned = stage === 'signed' || stage === 'acknowledged'
  return (
    <section aria-labelledby="papers-title" className="mt-12 print:hidden">
      <h2 id="papers-title" className="text-title">
        {words.title}
      </h2>
      <ul className="mt-4 border-t border-rule-strong">
        {first.map((own) => (
          <PaperRow key={own.href} {...own} />
        ))}
        <PaperRow href={pdfAt(place)} title={signedAt ? words.signed : words.shown} note={sizeOf(paper)} />
        {finished ? (
          <PaperRow href={pdfAt(place, 'finished')} title={words.finished} note={sizeOf(finished)} />
        ) : (
          isSigned && (
            <PaperRow title={words.certificate} note={stage === 'signed' ? words.awaited : words.making} />
          )
        )}
      </ul>
      {isSigned && (
        <p className="mt-3 flex flex-wrap gap-x-6 font-sans">
          <a className="inline-flex min-h-tap items-center font-semibold" href={stepAt(place, 'read')}>
            {words.read}
          </a>
          {consentedAt && !withdrewAt && (
            <a className="inline-flex min-h-tap items-center font-semibold" href={stepAt(place, 'paper')}>
              {words.paperInstead}
            </a>
          )}
        </p>
      )}
    </section>
  )
}

function PaperRow({ href, title, note }: { href?: string; title: string; note: string }) {
  const words = (
    <span className="min-w-0 wrap-anywhere">
      <b className={href ? 'block underline decoration-green-300 decoration-1 underline-offset-4' : 'block'}>
        {title}
      </b>
      <small className="block font-sans text-small text-soft no-underline">{note}</small>
    </span>
  )
  const look = 'grid min-h-15 grid-cols-[1.5rem_minmax(0,1fr)] items-center gap-3 py-2.5 leading-snug'
  return (
    <li className="border-b border-rule">
      {href ? (
        <a href={href} className={`${look} text-ink no-underline`}>
          <FileIcon className="size-6 text-green-700" />
          {words}
        </a>
      ) : (
        <p className={look}>
          <ItemSign sign="open" className="size-6! text-green-700" />
          {words}
        </p>
      )}
    </li>
  )
}
