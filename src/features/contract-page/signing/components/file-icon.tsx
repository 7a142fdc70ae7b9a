import { drawIcon } from '#ui/icons.tsx'

export const FileIcon = drawIcon(<path d="M4.5 2.5h7l4 4v11h-11zM11.5 2.5v4h4M7 11h6M7 14h6" />)
