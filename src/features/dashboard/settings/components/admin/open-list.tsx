import { ButtonLink } from '#features/admin/kit/components/button.tsx'
import { SquareMark } from '#features/admin/kit/components/mark.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { Setting } from '../../schema.ts'
import { listOpen } from './settings-list.ts'
import { squares, stateWords } from './value-list.tsx'

export function OpenList({ settings }: { settings: readonly Setting[] }) {
  const open = listOpen(settings)
  if (open.length === 0) return null
  return (
    <section aria-labelledby="not-set">
      <SectionHead id="not-set" title="Not set yet" about="in the order of what it holds up" />
      <ul className="k-list">
        {open.map(({ setting: { setting, state }, title, why, action, to }) => (
          <li key={setting}>
            <SquareMark state={squares[state]} />
            <span className="k-open">
              <b className={state === 'wrong' ? 'k-red' : undefined}>
                {title}
                <VisuallyHidden>, {stateWords[state]}</VisuallyHidden>
              </b>{' '}
              <small>{why}</small>
            </span>
            <ButtonLink kind="bare" to={to} aria-label={`${action}: ${title}`}>
              {action}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
