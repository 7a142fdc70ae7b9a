import { formatFileSize } from '#site/file-size.ts'
import { useLocale } from '#ui/locale.tsx'
import { itemWords } from '../content/item-words.ts'
import type { CaseItem } from '../schema.ts'

/** Names and sizes only: people with the link can't open a file. */
export function SentFiles({ files }: Pick<CaseItem, 'files'>) {
  const locale = useLocale()
  const words = itemWords[locale]
  if (files.length === 0) return null
  return (
    <details className="font-sans open:basis-full">
      <summary className="inline-flex min-h-tap items-center text-brand underline decoration-1 underline-offset-[0.2em]">
        {words.sent}
      </summary>
      <ul className="hairlines hairlines-closed text-small">
        {files.map(({ id, name, size, isEarlier }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2 wrap-anywhere">
            <span translate="no" className="min-w-0">
              {name}
            </span>
            <span className="text-soft">
              {isEarlier ? words.sentEarlier(formatFileSize(size, locale)) : formatFileSize(size, locale)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
