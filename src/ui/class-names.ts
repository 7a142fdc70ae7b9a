/** Joins class names and skips missing ones. Merges nothing: utilities beat parts by layer. */
export function classNames(...names: Array<string | false | null | undefined>): string {
  return names.filter(Boolean).join(' ')
}
