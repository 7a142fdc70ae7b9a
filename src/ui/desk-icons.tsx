import { drawIcon } from './icons.tsx'

/** Icons of the desk, which no public page should load. */

export const CopyIcon = drawIcon(
  <>
    <path d="M7 6.5h10v11H7z" />
    <path d="M13 3.5v-1H3v11h1.5" />
  </>,
)
export const TrashIcon = drawIcon(
  <path d="M2.5 5h15M7.5 5V2.5h5V5M4.5 5l.8 12.5h9.4L15.5 5M8.3 8.5v5.5m3.4-5.5v5.5" />,
)
export const SearchIcon = drawIcon(
  <>
    <circle cx="8.5" cy="8.5" r="5.7" />
    <path d="m12.7 12.7 5 5" />
  </>,
)
export const PlusIcon = drawIcon(<path d="M10 3.5v13M3.5 10h13" />)
export const MinusIcon = drawIcon(<path d="M3.5 10h13" />)
export const FitIcon = drawIcon(<path d="M3 7.5V3h4.5M12.5 3H17v4.5M17 12.5V17h-4.5M7.5 17H3v-4.5" />)
export const TurnIcon = drawIcon(<path d="M16.2 10a6.2 6.2 0 1 1-2-4.6M16.2 3v3.8h-3.8" />)
