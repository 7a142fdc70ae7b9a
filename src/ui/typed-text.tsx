import { EmailText } from './email-text.tsx'

/** What somebody typed, in which an address alone breaks like one. */
export const TypedText = ({ children }: { children: string }) =>
  /^\S+@\S+$/.test(children) ? <EmailText>{children}</EmailText> : children
