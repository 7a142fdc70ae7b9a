import { Link } from 'react-router'
import { Button } from '#features/admin/kit/components/button.tsx'
import { paths } from '#site/paths.ts'
import { formatNumber } from '#site/staff-format.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { TypedFirm } from '../../schema.ts'
import { sayWhy } from './link-words.ts'
import type { TypedActs } from './use-typed-acts.ts'

export const typedRowId = (key: string) => `typed-${encodeURIComponent(key)}`

type TypedRowProps = { group: TypedFirm; acts: TypedActs; onFocus: () => void }

export function TypedRow({ group, acts, onFocus }: TypedRowProps) {
  const { key, files, isMore, spellings, firms } = group
  const [first, ...others] = spellings
  const [firm, ...more] = firms
  const name = first?.name ?? key
  return (
    <tr id={typedRowId(key)} tabIndex={-1} onFocus={onFocus}>
      <th scope="row" className="wrap-anywhere">
        {name}
        <small>{describe(group, others)}</small>
      </th>
      <td className="c-files">
        <Link to={`${paths.adminApplications}?${new URLSearchParams({ firm: name })}`}>
          {formatNumber(files)}
          {isMore && '+'}
          <VisuallyHidden> {files === 1 ? 'file' : 'files'}</VisuallyHidden>
        </Link>
      </td>
      <td className="c-maybe wrap-anywhere">
        {firm ? (
          <>
            <Link to={paths.adminFirm(firm.id)}>{firm.name}</Link>
            <small>
              {sayWhy(firm.why)}
              {more.length > 0 && `; or ${more.map((other) => other.name).join(', ')}`}
            </small>
          </>
        ) : (
          <span className="k-quiet">No record yet</span>
        )}
      </td>
      <td className="c-acts">
        {firm && (
          <Button kind="line" onClick={() => acts.link(group)}>
            Link
            <VisuallyHidden>
              {' '}
              {name} to {firm.name}
            </VisuallyHidden>
          </Button>
        )}
        <Button kind={firm ? 'bare' : 'line'} onClick={() => acts.make(group)}>
          Make a firm<VisuallyHidden> of {name}</VisuallyHidden>
        </Button>
        {firm && (
          <Button kind="bare" onClick={() => acts.refuse(group)}>
            Not this firm
            <VisuallyHidden>
              : {firm.name} for {name}
            </VisuallyHidden>
          </Button>
        )}
      </td>
    </tr>
  )
}

/** What else was typed that helps to tell whose it is. */
function describe({ domains, attorneys }: TypedFirm, others: TypedFirm['spellings']): string {
  const spelled = others.slice(0, 3).map(({ name, files }) => `${name} (${formatNumber(files)})`)
  return [
    spelled.length > 0 &&
      `also ${spelled.join(', ')}${others.length > 3 ? ` and ${others.length - 3} more` : ''}`,
    ...domains.slice(0, 2),
    ...attorneys.slice(0, 2),
  ]
    .filter(Boolean)
    .join('; ')
}
