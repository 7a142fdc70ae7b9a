import { useCommandCenter } from '#features/admin/components/commands.ts'
import { useMayEnter, usePerson } from '#features/admin/components/signed-in-person.ts'
import { useFoundFirms } from '#features/firms/records/components/admin/firm-choice.tsx'
import { formatNumber } from '#site/staff-format.ts'
import { findCommands } from './find-commands.ts'
import { listActs, listFirms, type MenuItem, toFileItem, toFirmItem } from './menu-items.tsx'
import { leastLetters, useFoundFiles } from './menu-queries.ts'

const mostFiles = 5
const mostFirms = 3
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
  const seesFiles = useMayEnter('files')
  const { found, isSearching } = useFoundFiles(text)
  const records = useFoundFirms(seesFiles && text.trim().length >= leastLetters ? text : '')
  const rows = found?.applications ?? []
  const files = rows.slice(0, mostFiles).map(toFileItem)
  const recorded = (records.found?.firms ?? []).slice(0, mostFirms).map(toFirmItem)
  // What people typed and no record stands for yet.
  const typed = listFirms(rows, found?.spelling ?? text).filter(
    ({ label }) => !recorded.some((firm) => firm.label.toLowerCase() === label.toLowerCase()),
  )
  const firms = [...recorded, ...typed].slice(0, mostFirms)
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
    isSearching: isSearching || records.isSearching,
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
