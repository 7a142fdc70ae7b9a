import { paths } from '#site/paths.ts'
import { useLocale } from '#ui/locale.tsx'
import { owedWords } from '../content/words.ts'

/** Each leads to where it is said: on this page, or where the claim is settled with us. */
export function TellUs({ thread, home }: { thread: string; home: string }) {
  const { tell: words } = owedWords[useLocale()]
  const ways = [
    { label: words.attorney, href: thread },
    { label: words.moved, href: thread },
    { label: words.settled, href: paths.ownSettling(home, 'settlement') },
    { label: words.less, href: paths.ownSettling(home, 'reduction') },
  ]
  return (
    <section aria-labelledby="tell-title" className="mt-12 print:hidden">
      <h2 id="tell-title" className="text-title">
        {words.title}
      </h2>
      <ul className="mt-3 border-t border-rule-strong font-sans">
        {ways.map(({ label, href }) => (
          <li key={label} className="border-b border-rule">
            <a
              href={href}
              className="flex min-h-13 items-center justify-between gap-3 py-2 font-semibold text-green-800 no-underline"
            >
              {label}
              <Arrow />
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-3 font-sans text-small text-soft">{words.note}</p>
    </section>
  )
}

function Arrow() {
  return (
    <svg
      viewBox="0 0 24 16"
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      className="h-4 w-6 flex-none"
    >
      <path d="M1 8h21M15 1l7 7-7 7" />
    </svg>
  )
}
