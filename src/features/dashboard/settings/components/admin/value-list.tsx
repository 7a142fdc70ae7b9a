import { Link } from 'react-router'
import { SquareMark, type SquareState } from '#features/admin/kit/components/mark.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { settingWords } from '../../content.ts'
import type { Setting, SettingState } from '../../schema.ts'

export const squares: Record<SettingState, SquareState> = {
  set: 'accepted',
  begun: 'received',
  unset: 'needed',
  wrong: 'rejected',
}

export const stateWords: Record<SettingState, string> = {
  set: 'set',
  begun: 'under way',
  unset: 'not set',
  wrong: 'wrong now',
}

/** Each leads to where it is set. */
export function ValueList({ settings }: { settings: readonly Setting[] }) {
  return (
    <ul>
      {settings.map(({ setting, state, value }) => (
        <li key={setting}>
          <Link to={settingWords[setting].to} className="k-value" data-state={state}>
            <SquareMark state={squares[state]} />
            <span>{settingWords[setting].label}</span>
            <small title={value}>{value}</small>
            <VisuallyHidden>({stateWords[state]})</VisuallyHidden>
          </Link>
        </li>
      ))}
    </ul>
  )
}
