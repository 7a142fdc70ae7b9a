import { formatCalendarDay } from '#site/format.ts'
import { useLocale, useWords } from '#ui/locale.tsx'
import type { LicenseRow } from '../content/licenses.ts'
import { whoWords } from '../content/words.ts'

/** Where three columns have no room, each state is a paragraph. */
const stacked = 'tight:block tight:border-0 tight:p-0'
const head = 'border-b border-rule-strong py-2 text-start font-sans text-small font-semibold text-soft'
const cell = `border-b border-rule py-2.5 align-top leading-snug ${stacked}`

export function Licenses({ rows }: { rows: readonly LicenseRow[] }) {
  const locale = useLocale()
  const words = useWords(whoWords).licenses
  const hasNumbers = rows.some(({ license }) => license)
  return (
    <section aria-labelledby="licenses-title">
      <h2 id="licenses-title">{words.title}</h2>
      <table className="mt-4 w-full tight:block">
        <thead className="tight:sr-only">
          <tr>
            <th className={head}>{words.state}</th>
            <th className={head}>{words.office}</th>
            {hasNumbers && <th className={head}>{words.number}</th>}
          </tr>
        </thead>
        <tbody className="tight:block tight:border-t tight:border-rule-strong">
          {rows.map(({ state, license, offices, day }) => (
            <tr key={state} className="tight:block tight:border-b tight:border-rule tight:py-3">
              <th scope="row" className={`${cell} pr-4 text-start font-semibold`}>
                {state}
              </th>
              <td className={`${cell} pr-3`}>
                {offices.map(({ office, kind, link }) => (
                  <p key={office}>
                    {link ? (
                      <a href={link} rel="noopener">
                        {office}
                      </a>
                    ) : (
                      office
                    )}
                    <span className="block font-sans text-[0.9375rem] text-soft">{kind}</span>
                  </p>
                ))}
              </td>
              {hasNumbers && (
                <td className={`${cell} figures wrap-anywhere`}>
                  {license}
                  {license && day && (
                    <span className="block font-sans text-[0.9375rem] text-soft">
                      {words.checked(formatCalendarDay(day, locale))}
                    </span>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 font-sans text-small text-soft">{words.note}</p>
    </section>
  )
}
