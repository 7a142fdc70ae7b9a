import {
  kindOf,
  type SheetLine,
  type ValueLineName,
  type ValueSection,
  valueLineNames,
  valueSections,
} from '../../schema/lines.ts'
import type { ValueLine } from '../../schema/sheet.ts'

/** A row of the sheet. A line that there is once has a row before anybody types it. */
export type SheetRow = {
  /** The same before and after it is saved, where there is one line of its kind. */
  key: string
  name: ValueLineName
  line: ValueLine | undefined
}
export type SheetSection = {
  section: ValueSection
  rows: SheetRow[]
  /** Kinds that may be added here. */
  adds: ValueLineName[]
}

/** Only where somebody adds them: most sheets have none, and a sheet is one page. */
const optional: readonly ValueLineName[] = ['other-loss', 'costs-low', 'costs-high']

const isAddable = (name: ValueLineName): boolean => kindOf(name).many === true || optional.includes(name)

/** `added`: rows that somebody began and that aren't saved, with their kinds. */
export function listRows(
  lines: readonly ValueLine[],
  added: readonly { key: string; name: ValueLineName }[],
): SheetSection[] {
  return valueSections.map((section) => {
    const names = valueLineNames.filter((name) => kindOf(name).section === section)
    const rows = names.flatMap((name): SheetRow[] => {
      const found = lines.filter((line) => line.name === name)
      const isMany = kindOf(name).many === true
      const begun = added.filter((row) => row.name === name && (isMany || found.length === 0))
      if (isMany || (optional.includes(name) && found.length === 0))
        return [
          ...found.map((line) => ({ key: keyOf(line), name, line })),
          ...begun.map(({ key }) => ({ key, name, line: undefined })),
        ]
      return [{ key: name, name, line: found[0] }]
    })
    const adds = names.filter(
      (name) => isAddable(name) && (kindOf(name).many || !rows.some((row) => row.name === name)),
    )
    return { section, rows, adds }
  })
}

/** What was typed over a told line keeps its key. */
export const keyOf = ({ id, key, name }: SheetLine): string =>
  kindOf(name).many ? (key ?? id ?? name) : name
