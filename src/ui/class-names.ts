/** Joins class names and leaves out what is absent. Utilities win over parts by layer, so nothing is merged. */
export function classNames(...names: Array<string | false | null | undefined>): string {
  return names.filter(Boolean).join(' ')
}
