import { useCommandCenter } from '#features/admin/components/commands.ts'
import { usePerson } from '#features/admin/components/signed-in-person.ts'
import { formatNumber } from '#site/staff-format.ts'
import { findCommands } from './find-commands.ts'
import { listActs, listFirms, type MenuItem, toFileItem } from './menu-items.tsx'
import { useFoundFiles } from './menu-queries.ts'

const mostFiles = 5
const mostFirms = 2
const mostCommands = 9

type Asked = {
  text: string
  chosenId: string | undefined
  views: readonly MenuItem[]
  isShared: boolean
}

export function useMenuItems({ text, chosenId, views, isShared }: Asked) {
  const center = useCommandCenter()
  const own = usePerson()
  const { found, isSearching } = useFoundFiles(text)
  const rows = found?.applications ?? []
  const files = rows.slice(0, mostFiles).map(toFileItem)
  const firms = listFirms(rows, found?.spelling ?? text).slice(0, mostFirms)
  const chosen = files.find(({ id }) => id === chosenId) ?? files[0]
  const acts = chosen?.file ? listActs(chosen.file, isShared && chosen.file.assigneeId !== own.id) : []
  const offered = [...center.list().filter(({ run, to }) => run || to), ...views]
  const commands = findCommands(unique(offered), text)
  const isEmpty = text.trim() === ''
  const fitting = isEmpty ? commands : commands.slice(0, mostCommands)
  const people = [...files, ...firms, ...acts]
  // A command that fits comes before people who are only spelled nearly so.
  const items: MenuItem[] = found?.spelling ? [...fitting, ...people] : [...people, ...fitting]
  return {
    items: inGroups(items),
    words: (found?.spelling ?? text).toLowerCase().split(/\s+/).filter(Boolean),
    summary: isEmpty ? '' : sayFound(found?.total ?? 0, found?.isMore ?? false, firms.length, fitting.length),
    isSearching,
  }
}

function inGroups(items: readonly MenuItem[]): MenuItem[] {
  const groups = [...new Set(items.map(({ group }) => group))]
  return groups.flatMap((group) => items.filter((item) => item.group === group))
}

const unique = (items: readonly MenuItem[]) => [...new Map(items.map((item) => [item.id, item])).values()]

const count = (amount: number, one: string, many: string, isMore = false) =>
  amount === 0 ? [] : [`${formatNumber(amount)}${isMore ? '+' : ''} ${amount === 1 ? one : many}`]

const sayFound = (files: number, isMore: boolean, firms: number, commands: number) =>
  [
    ...count(files, 'file', 'files', isMore),
    ...count(firms, 'firm', 'firms'),
    ...count(commands, 'action', 'actions'),
  ].join(', ')
