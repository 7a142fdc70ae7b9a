import type { Signing } from '#features/contracts/signing/schema.ts'
import { useLocale } from '#ui/locale.tsx'
import { stepWords } from '../content/words.ts'
import { FileIcon } from './file-icon.tsx'
import { type Place, pdfAt } from './place.ts'

type ReadBarProps = {
  signing: Signing
  place: Place
  /** Counts from 0. */
  here: number
  isAll: boolean
}

/** In sight while one reads: which page, how long it takes, and the PDF. */
export function ReadBar({ signing, place, here, isAll }: ReadBarProps) {
  const { read: words } = stepWords[useLocale()]
  const { pages, paper } = signing
  const done = pages.filter(({ doneAt }) => doneAt !== null).length
  const left = Math.max(1, Math.round((paper.minutes * (pages.length - done)) / Math.max(1, pages.length)))
  const said = isAll ? words.allRead : words.pageOf(here + 1, pages.length)
  return (
    <div className="contract-bar print:hidden">
      <p className="flex min-h-tap flex-wrap items-center gap-x-3 font-sans text-small text-soft">
        <b className="font-semibold text-ink">{said}</b>
        {!isAll && <span>{words.left(left)}</span>}
        <a
          href={pdfAt(place)}
          target="_blank"
          rel="noopener noreferrer"
          className="ml-auto inline-flex min-h-tap items-center gap-1.5"
        >
          <FileIcon />
          {words.pdf}
        </a>
      </p>
      <div
        role="progressbar"
        aria-label={words.progress}
        aria-valuemin={0}
        aria-valuemax={pages.length}
        aria-valuenow={done}
        aria-valuetext={said}
        className="flex gap-1"
      >
        {pages.map(({ number, doneAt }, at) => (
          <span
            key={number}
            className="contract-part"
            {...(doneAt !== null ? { 'data-done': '' } : at === here && { 'data-here': '' })}
          />
        ))}
      </div>
    </div>
  )
}
