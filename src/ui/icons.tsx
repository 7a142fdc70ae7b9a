import type { ReactNode } from 'react'

/** Icons sit beside words or inside a named control, so screen readers skip them. */
export type IconProps = { className?: string | undefined }

export function Icon({ className = 'icon', children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      {children}
    </svg>
  )
}

export const drawIcon = (shape: ReactNode) => (props: IconProps) => <Icon {...props}>{shape}</Icon>

export const PhoneIcon = drawIcon(
  <path d="M6.6 2.8 3.9 4.2c-.7.4-1 1.1-.8 1.9 1.3 5.2 5.6 9.5 10.8 10.8.8.2 1.5-.1 1.9-.8l1.4-2.7-3.9-2.3-1.8 1.7c-1.9-.9-3.4-2.4-4.3-4.3l1.7-1.8z" />,
)
export const MenuIcon = drawIcon(<path d="M2.5 5.5h15M2.5 10h15M2.5 14.5h15" />)
export const CloseIcon = drawIcon(<path d="m4.5 4.5 11 11m0-11-11 11" />)
export const CheckIcon = drawIcon(<path d="m3.5 10.5 4.5 4.5 8.5-10" />)
export const ArrowRightIcon = drawIcon(<path d="M2.5 10h14.5m-5-5 5 5-5 5" />)
/** Points down; turn it with a rotate utility. */
export const ChevronIcon = drawIcon(<path d="m4 7 6 6 6-6" />)
export const AlertIcon = drawIcon(
  <>
    <circle cx="10" cy="10" r="8.2" />
    <path d="M10 5.5v5.5m0 1.8v1.7" strokeWidth="1.9" />
  </>,
)
export const LockIcon = drawIcon(<path d="M3.5 8.5h13v9h-13zM6.5 8.5V6a3.5 3.5 0 0 1 7 0v2.5M10 11.5v3" />)
export const ExternalIcon = drawIcon(<path d="M8 4H3.5v12.5H16V12M11 3h6v6m0-6-8.5 8.5" />)
export const UploadIcon = drawIcon(<path d="M2.5 12v4.5h15V12M10 13V3.5M5.8 7.7 10 3.5l4.2 4.2" />)
