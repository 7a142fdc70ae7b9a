import type { CompanyPerson } from '#features/content/company/schema.ts'
import { pictureAttributes, pictureOf } from '#site/pictures.ts'
import { medallion } from '#ui/engravings/index.ts'
import { useWords } from '#ui/locale.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { whoWords } from '../content/words.ts'

export function PeopleRoll({ people }: { people: readonly CompanyPerson[] }) {
  const words = useWords(whoWords)
  return (
    <section className="oxford mt-8" aria-labelledby="people-title">
      <VisuallyHidden>
        <h2 id="people-title">{words.people}</h2>
      </VisuallyHidden>
      <ul className="mt-2 flex flex-wrap justify-around gap-x-4 gap-y-8">
        {people.map((person) => (
          <li key={`${person.name} ${person.role}`} className="w-[min(45%,14rem)] text-center tight:w-full">
            <span className="medal" aria-hidden="true">
              <img {...medallion} alt="" className="size-full" />
              {pictureOf(person.portrait) ? (
                <img {...pictureAttributes(person.portrait)} alt="" decoding="async" className="medal-face" />
              ) : (
                <b>{initialsOf(person.name)}</b>
              )}
            </span>
            <h3 className="text-lead leading-snug font-semibold wrap-anywhere">{person.name}</h3>
            <p className="mt-1 font-sans text-small leading-snug text-soft wrap-anywhere">{person.role}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** "Maria de la Ortiz": MO. The first and the last of the names. */
function initialsOf(name: string): string {
  const names = name.split(/\s+/).filter(Boolean)
  const first = names.slice(0, 1)
  const last = names.slice(1).slice(-1)
  return [...first, ...last].map((word) => [...word][0]?.toLocaleUpperCase() ?? '').join('')
}
