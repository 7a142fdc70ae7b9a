import type { ReactNode } from 'react'

function Sign({ children }: { children: ReactNode }) {
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
      {children}
    </svg>
  )
}

export const TakeIcon = () => (
  <Sign>
    <path d="M8 2.5a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2ZM3 13.5c.5-3 2.5-4.3 5-4.3s4.5 1.3 5 4.3" />
  </Sign>
)
export const SendIcon = () => (
  <Sign>
    <path d="M2.5 8 13.5 3l-3 10.5L8 9.5 2.5 8Z" />
  </Sign>
)
export const OpenIcon = () => (
  <Sign>
    <path d="M3 8h9.5M8.5 4l4 4-4 4" />
  </Sign>
)
export const MoreIcon = () => (
  <Sign>
    <path d="M3.2 8h.01M8 8h.01M12.8 8h.01" strokeWidth="2.2" strokeLinecap="round" />
  </Sign>
)
export const ListIcon = () => (
  <Sign>
    <path d="M2.5 4h11M2.5 8h11M2.5 12h11" />
  </Sign>
)
export const BoardIcon = () => (
  <Sign>
    <path d="M2.5 3h3v10h-3zM6.5 3h3v7h-3zM10.5 3h3v8.5h-3z" />
  </Sign>
)
export const SlidersIcon = () => (
  <Sign>
    <path d="M2 5h7M12.5 5H14M2 11h2.5M8 11h6M9 3.3v3.4M8 9.3v3.4" />
  </Sign>
)
export const RemoveIcon = () => (
  <Sign>
    <path d="m3.5 3.5 9 9M12.5 3.5l-9 9" />
  </Sign>
)
