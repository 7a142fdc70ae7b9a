import { useWords } from '#ui/locale.tsx'
import type { KeptItem } from '../content/cookie-policy.ts'
import { legalWords } from '../content/words.ts'

/** A list, not a table: on a phone a table of five columns would scroll sideways. */
export function KeptItems({ items }: { items: readonly KeptItem[] }) {
  const words = useWords(legalWords)
  return (
    <ul className="hairlines mt-5 border-t border-rule">
      {items.map(({ name, isKey, kind, where, purpose, kept }) => (
        <li key={name} className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[2fr_3fr]">
          <div>
            <h3 className="text-lead wrap-anywhere">
              {isKey ? <code className="text-[1rem]">{name}</code> : name}
            </h3>
            <p className="font-sans text-small text-soft">{where}</p>
          </div>
          <div>
            <p>{purpose}</p>
            <p className="mt-1 font-sans text-small text-soft">{words.kept(kind, kept)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
