import { useEffect, useState } from 'react'
import { Part } from './part.tsx'

const spaces = [
  [4, 'in a label'],
  [8, 'between controls'],
  [12, 'table cells'],
  [16, 'lists on paper'],
  [24, 'sheets, dialogs'],
  [32, 'columns'],
] as const

/** What the kit promises, by mouse and by touch, and where the sheet shows it. */
const promised = [
  ['Page head', '.k-head', '56'],
  ['Bar', '.k-bar', '48'],
  ['Key hints', '.k-keys', '32'],
  ['Control', 'input.control', '32, 44 by touch'],
  ['Button', '.button', '32, 44 by touch'],
  ['Chip', '.k-chip', '24'],
  ['Table head', '.k-rows thead tr', '28'],
  ['Row', '.k-rows tbody tr:not(.k-group)', '36, 48 by touch'],
  ['Selection', '.k-bulk', '40'],
] as const

/** As this browser draws them, beside what the drawing asks for. */
export function Measured() {
  const [heights, setHeights] = useState<readonly number[]>([])
  useEffect(() => {
    const measure = () =>
      setHeights(
        promised.map(([, selector]) =>
          Math.round(document.querySelector(`.sheet ${selector}`)?.getBoundingClientRect().height ?? 0),
        ),
      )
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])
  return (
    <Part title="Measured" names="height in px: here, and as drawn" span={3}>
      <dl className="sheet-row k-small">
        {promised.map(([name, , drawn], at) => (
          <div key={name} className="sheet-row">
            <dt>{name}</dt>
            <dd>
              <b>{heights[at]}</b> of {drawn}
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}

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
