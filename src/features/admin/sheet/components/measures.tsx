import { Part } from './part.tsx'

const spaces = [
  [4, 'in a label'],
  [8, 'between controls'],
  [12, 'table cells'],
  [16, 'lists on paper'],
  [24, 'sheets, dialogs'],
  [32, 'columns'],
] as const

export function Measures() {
  return (
    <Part title="Space" names="4, 8, 12, 16, 24, 32" span={3}>
      <ul className="sheet-row k-small">
        {spaces.map(([width, use]) => (
          <li key={width} className="sheet-row">
            <svg width={width} height="16" aria-hidden="true" focusable="false">
              <rect width={width} height="16" fill="var(--color-green-300)" />
            </svg>
            {width} {use}
          </li>
        ))}
        {[32, 44].map((size) => (
          <li key={size} className="sheet-row">
            <svg width={size} height={size} aria-hidden="true" focusable="false">
              <rect width={size} height={size} fill="var(--color-green-300)" />
            </svg>
            {size === 32 ? 'control' : 'on touch'}
          </li>
        ))}
        <li className="sheet-row">
          <b className="sheet-focus">focus</b> 2 px, 2 away
        </li>
      </ul>
    </Part>
  )
}
