import { Icon, type IconProps } from '#ui/icons.tsx'

/** The tools above a post. Its line is the desk's MinusIcon. */

export function HeadingIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 4.5v11M10 4.5v11M2.5 10H10" />
      <path d="M13 11.2a2.2 2.2 0 1 1 3.9 1.4L13 16h4.8" />
    </Icon>
  )
}

export function SubheadingIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 4.5v11M10 4.5v11M2.5 10H10" />
      <path d="M13.2 9.2h4l-2.4 2.7a2.1 2.1 0 1 1-1.9 3" />
    </Icon>
  )
}

export function BoldIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.5 3.5h5a3.2 3.2 0 0 1 0 6.4h-5zM5.5 9.9h5.8a3.3 3.3 0 0 1 0 6.6H5.5z" strokeWidth="2.4" />
    </Icon>
  )
}

export function ItalicIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 3.5h7M5 16.5h7M11.7 3.5l-3.4 13" />
    </Icon>
  )
}

export function BulletedListIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7.5 4.5h10M7.5 10h10M7.5 15.5h10" />
      <path d="M2.5 4.5h2M2.5 10h2M2.5 15.5h2" strokeWidth="2" />
    </Icon>
  )
}

export function NumberedListIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 4.5h9M8.5 10h9M8.5 15.5h9" />
      <path d="m2.4 3.6 1.6-1v5.2M2.3 13.2a1.4 1.4 0 1 1 2.5.9l-2.5 3h2.9" strokeWidth="1.3" />
    </Icon>
  )
}

export function QuoteIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 9.5h-5v-5h5v6.2c0 2.5-1.5 4-4 4.3M16.5 9.5h-5v-5h5v6.2c0 2.5-1.5 4-4 4.3" />
    </Icon>
  )
}

export function UndoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 7.5h9.2a4.6 4.6 0 0 1 0 9.2H7M6.8 3.5l-4 4 4 4" />
    </Icon>
  )
}

export function RedoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M17 7.5H7.8a4.6 4.6 0 0 0 0 9.2H13m.2-13.2 4 4-4 4" />
    </Icon>
  )
}

export function LinkIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m8.6 5.6 1.9-1.9a4 4 0 0 1 5.8 5.8l-1.9 1.9M11.4 14.4l-1.9 1.9a4 4 0 0 1-5.8-5.8l1.9-1.9M7.4 12.6l5.2-5.2" />
    </Icon>
  )
}

export function PictureIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 3.5h15v13h-15z" />
      <circle cx="7" cy="7.8" r="1.4" />
      <path d="m2.8 15 4.4-4 3 2.7 3.2-3.4 4 4" />
    </Icon>
  )
}
