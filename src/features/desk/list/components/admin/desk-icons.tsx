const outlines = {
  take: 'M8 2.5a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2ZM3 13.5c.5-3 2.5-4.3 5-4.3s4.5 1.3 5 4.3',
  send: 'M2.5 8 13.5 3l-3 10.5L8 9.5 2.5 8Z',
  open: 'M3 8h9.5M8.5 4l4 4-4 4',
  more: 'M3.2 8h.01M8 8h.01M12.8 8h.01',
  list: 'M2.5 4h11M2.5 8h11M2.5 12h11',
  board: 'M2.5 3h3v10h-3zM6.5 3h3v7h-3zM10.5 3h3v8.5h-3z',
  sliders: 'M2 5h7M12.5 5H14M2 11h2.5M8 11h6M9 3.3v3.4M8 9.3v3.4',
  remove: 'm3.5 3.5 9 9M12.5 3.5l-9 9',
} as const

/** Drawn for 16 px. Each stands in a control that has a name. */
export function DeskIcon({ name }: { name: keyof typeof outlines }) {
  return (
    <svg
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className="desk-sign"
    >
      <path d={outlines[name]} {...(name === 'more' && { strokeWidth: '2.2', strokeLinecap: 'round' })} />
    </svg>
  )
}
