import { labelOf } from '#site/choices/choice.ts'
import { documentTypes } from '#site/choices/documents.ts'
import { CheckIcon } from '#ui/icons.tsx'
import { useLocale } from '#ui/locale.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { uploadWords } from '../content.ts'
import type { LinkInfo } from '../schema.ts'

/** The kinds of documents received: never how many, by whom or under what name. */
export function AskedDocuments({ types }: { types: LinkInfo['documentTypes'] }) {
  const locale = useLocale()
  const words = uploadWords[locale]
  const shown = types.filter(({ requested, received }) => requested || received)
  return (
    <section aria-labelledby="asked-title">
      <h2 id="asked-title" className="text-h3">
        {words.asked}
      </h2>
      <ul className="hairlines hairlines-closed mt-3 font-sans">
        {shown.map(({ type, required, received }) => (
          <li
            key={type}
            className="flex items-center gap-3 py-2.5"
            data-document={type}
            data-received={received}
          >
            <span className="min-w-0 flex-1 leading-snug">
              {labelOf(documentTypes, type, locale)}
              {required && <span className="block text-small text-soft">{words.askedRequired}</span>}
            </span>
            {received ? (
              <span className="flex items-center gap-1 text-small font-semibold text-brand">
                <CheckIcon className="size-4" />
                {words.received}
              </span>
            ) : (
              <VisuallyHidden>{words.notReceived}</VisuallyHidden>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
