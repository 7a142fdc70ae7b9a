import { Disclosure } from './disclosure.tsx'
import { useWords } from './locale.tsx'
import { uiWords } from './words.ts'

type Section = { id: string; title: string }

/** Beside the text if there's room, otherwise folded above it. */
export function ContentsList({ sections }: { sections: readonly Section[] }) {
  const { contents: heading } = useWords(uiWords)
  return (
    <>
      <nav aria-label={heading} className="hairlines-closed lg:hidden">
        <Disclosure summary={heading}>
          <Links sections={sections} />
        </Disclosure>
      </nav>
      <nav
        aria-label={heading}
        className="sticky top-8 max-h-[calc(100dvh-4rem)] overflow-y-auto max-lg:hidden"
      >
        <p className="font-sans text-small font-semibold text-soft">{heading}</p>
        <Links sections={sections} />
      </nav>
    </>
  )
}

function Links({ sections }: { sections: readonly Section[] }) {
  return (
    <ol className="mt-2">
      {sections.map(({ id, title }, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-tap items-baseline gap-3 py-2 font-sans text-[1rem] leading-snug no-underline hover:underline"
          >
            <span className="figures w-6 flex-none whitespace-nowrap text-soft" aria-hidden="true">
              {index + 1}
            </span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}
