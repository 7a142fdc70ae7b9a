import type { Signing } from '#features/contracts/signing/schema.ts'
import { useLocale } from '#ui/locale.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { offerWords } from '../content/words.ts'

/** Only what is different: the old struck, the new bold. */
export function WhatChanged({ replaces }: { replaces: NonNullable<Signing['replaces']> }) {
  const { changed: words } = offerWords[useLocale()]
  const { number, reason, differences } = replaces
  return (
    <section aria-labelledby="changed-title" className="mt-12">
      <h2 id="changed-title" className="text-title">
        {words.title}
      </h2>
      <p className="mt-1 text-soft wrap-anywhere">
        {reason && <span translate="no">{reason} </span>}
        {words.instead(number)}
      </p>
      {differences.length > 0 && (
        <table className="cost-table contract-owed mt-5">
          <caption className="sr-only">{words.title}</caption>
          <thead>
            <tr>
              <th scope="col">{words.what}</th>
              <th scope="col">{words.old}</th>
              <th scope="col">{words.new}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ label, before, after }) => (
              <tr key={label}>
                <th scope="row">{words.names[label] ?? label}</th>
                <td>
                  <VisuallyHidden>{words.oldIs}</VisuallyHidden>
                  <s>{before}</s>
                </td>
                <td>
                  <b className="font-semibold">{after}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="mt-3 font-sans text-small text-soft">{words.same}</p>
    </section>
  )
}
