import { homeParts } from './content/home-parts.ts'
import { pageParts } from './content/page-parts.ts'

/** A part of a page: its texts by key, each with the name that people call it by. */
export type NamedPart = { name: string; texts: Readonly<Record<string, string>> }

export const namedParts: readonly NamedPart[] = [...homeParts, ...pageParts]
