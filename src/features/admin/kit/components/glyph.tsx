const shapes = {
  home: 'M2.5 7.5 8 3l5.5 4.5V13h-11zM6.5 13V9.5h3V13',
  files: 'M2.5 4h11M2.5 8h11M2.5 12h11',
  board: 'M2.5 3h3v10h-3zM6.5 3h3v7h-3zM10.5 3h3v8.5h-3z',
  mail: 'M2 4h12v8.5H2zM2 4.5l6 4.5 6-4.5',
  firm: 'M3 14V3h7v11M10 6.5h3V14M5 5.5h1M7.5 5.5H8M5 8h1M7.5 8H8M5 10.5h1M7.5 10.5H8M1.5 14h13',
  money: 'M1.5 4h13v8h-13zM8 6.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6ZM3.5 8h.01M12.5 8h.01',
  figures: 'M2.5 13.5h11M4 11V8M8 11V3.5M12 11V6',
  page: 'M4 2h5.5L12.5 5v9H4zM9.5 2v3h3M6 8h4.5M6 10.8h4.5',
  phone:
    'M3 2.5h3l1.2 3.3-1.7 1.2a8 8 0 0 0 3.5 3.5l1.2-1.7L13.5 10v3c0 .5-.5 1-1 1C7 13.7 2.5 9 2.2 3.5c0-.5.3-1 .8-1Z',
  pen: 'M3 13l.7-3L11 2.8 13.2 5 6 12.3 3 13Z',
  person: 'M8 2.5a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2ZM3 13.5c.5-3 2.5-4.3 5-4.3s4.5 1.3 5 4.3',
  settings: 'M2 5h7M12.5 5H14M2 11h2.5M8 11h6M9 3.3v3.4M8 9.3v3.4',
  clock: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2ZM8 4.5V8l2.5 1.8',
  find: 'M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM10.3 10.3l3.7 3.7',
  plus: 'M8 3v10M3 8h10',
  more: 'M3.2 8h.01M8 8h.01M12.8 8h.01',
  go: 'M3 8h9.5M8.5 4l4 4-4 4',
  back: 'M14 8H2.5M6.5 4l-4 4 4 4',
  down: 'm3 6 5 5 5-5',
  up: 'm3 10 5-5 5 5',
  left: 'm10 3-5 5 5 5',
  right: 'm6 3 5 5-5 5',
  close: 'm3.5 3.5 9 9M12.5 3.5l-9 9',
  calendar: 'M2.5 3.5h11v10h-11zM2.5 6.5h11M5.5 2v3M10.5 2v3',
  undo: 'M3 6h6.5a3.5 3.5 0 0 1 0 7H6M5.5 3 2.5 6l3 3',
  talk: 'M2.5 3h11v8H7l-3 2.5V11H2.5z',
  change: 'M3 5.5h9M9.5 3 12 5.5 9.5 8M13 10.5H4M6.5 8 4 10.5 6.5 13',
  look: 'M1.5 8S4 3.8 8 3.8 14.5 8 14.5 8 12 12.2 8 12.2 1.5 8 1.5 8ZM8 6.3a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4Z',
  send: 'M2.5 8 13.5 3l-3 10.5L8 9.5 2.5 8Z',
} as const

export type GlyphName = keyof typeof shapes

/** Drawn for 16 px. A word stands beside each glyph or names its control. */
export function Glyph({ name, className = 'glyph' }: { name: GlyphName; className?: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' ? 2.2 : 1.4}
      strokeLinejoin="round"
      {...(name === 'more' && { strokeLinecap: 'round' })}
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <path d={shapes[name]} />
    </svg>
  )
}
