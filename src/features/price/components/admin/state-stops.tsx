import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { paths } from '#site/paths.ts'
import { formatList } from '#site/staff-format.ts'
import { TextLink } from '#ui/text-link.tsx'
import type { PreviewRow } from './price-preview.ts'

const about = 'the engine holds the charge; the offer names the cap'

export function StateStops({ rows }: { rows: readonly PreviewRow[] }) {
  const atOnce = rows.filter(({ heldFrom }) => heldFrom !== null && heldFrom <= 1)
  const later = rows.filter(({ heldFrom }) => heldFrom !== null && heldFrom > 1)
  const never = rows.filter(({ heldFrom }) => heldFrom === null)
  return (
    <div>
      <SectionHead title="Where a state stops you" about={about} />
      {rows.length === 0 ? (
        <p>
          No state’s rule limits the price yet. Take over the suggestions in{' '}
          <TextLink to={paths.adminRules}>State rules</TextLink>, and their caps hold here, on the site and in
          offers.
        </p>
      ) : (
        <ul className="price-stops">
          {atOnce.map(({ key, name, about }) => (
            <Stop key={key} mark="✕" names={name}>
              Your rate is over the state’s from the first month: {about}.
            </Stop>
          ))}
          {later.length > 0 && (
            <Stop mark="▾" names={listNames(later)}>
              Held to the state’s cap in the months marked ▾ above.
            </Stop>
          )}
          {never.length > 0 && (
            <Stop mark="✓" names={listNames(never)}>
              {never.length === 1 ? `${never[0]?.about}. Yours fits.` : 'Yours fits.'}
            </Stop>
          )}
        </ul>
      )}
    </div>
  )
}

const listNames = (rows: readonly PreviewRow[]) => formatList([...new Set(rows.map(({ name }) => name))])

function Stop({ mark, names, children }: { mark: string; names: string; children: React.ReactNode }) {
  return (
    <li data-mark={mark}>
      <span aria-hidden="true">{mark}</span>
      <div>
        <b>{names}</b>
        <p className="text-small text-soft">{children}</p>
      </div>
      <TextLink to={paths.adminRules}>
        {names.includes(',') || names.includes(' and ') ? 'Rules' : 'Rule'}
      </TextLink>
    </li>
  )
}
