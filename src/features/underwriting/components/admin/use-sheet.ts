import { useState } from 'react'
import { ApiError, reasonOf } from '#features/admin/components/api.ts'
import { useDone } from '#features/admin/kit/components/toast.tsx'
import { makeSubmissionKey } from '#lib/submission-key.ts'
import { titleOf } from '../../schema/figure-words.ts'
import {
  kindOf,
  type LineChange,
  type NewLine,
  type SheetLine,
  type ValueLineName,
} from '../../schema/lines.ts'
import type { ValueLine } from '../../schema/sheet.ts'
import { isEstimate } from '../../schema/warnings.ts'
import { type LineDraft, useBackOnline, useDrafts } from './draft-store.ts'
import {
  emptyLine,
  isBlank,
  isCleared,
  type ReadLine,
  readLine,
  type TypedLine,
  typedFrom,
} from './line-draft.ts'
import { keyOf, listRows, type SheetRow } from './sheet-rows.ts'
import { useSaving } from './use-saving.ts'

/** Each answers with the line as it is kept then. */
export type SheetCalls = {
  add: (line: NewLine) => Promise<ValueLine | undefined>
  change: (id: string, change: LineChange) => Promise<ValueLine | undefined>
  remove: (line: ValueLine) => Promise<unknown>
  /** Reads the sheet again. */
  refresh: () => Promise<unknown>
}

export type Cell = 'choice' | 'label' | 'figure' | 'note'
type Active = { key: string; cell: Cell }

type SheetOptions = {
  applicationId: string
  lines: readonly ValueLine[]
  /** YYYY-MM-DD */
  today: string
  calls: SheetCalls
  /** The page that lies beside the sheet: what is typed now comes from it. */
  besides: { documentId: string; page: number } | undefined
}

/** Which line is open, what is typed in it, and how it gets saved. */
export function useSheet({ applicationId, lines, today, calls, besides }: SheetOptions) {
  const store = useDrafts(applicationId)
  const [active, setActive] = useState<Active>()
  const [added, setAdded] = useState(() =>
    Object.values(store.drafts).flatMap(({ key, name, base }) => (base ? [] : [{ key, name }])),
  )
  const done = useDone()
  const { drafts } = store
  const lineOf = (key: string) => lines.find((line) => keyOf(line) === key)
  const begun = added.filter(({ key }) => drafts[key] || active?.key === key)
  // A colleague took the line off the sheet: what is typed in it stays in sight.
  const orphans = Object.values(drafts).filter(
    ({ key }) => !lineOf(key) && begun.every((row) => row.key !== key),
  )
  const unsaved = [...begun, ...orphans]
  const sections = listRows(lines, unsaved)
  const rows = sections.flatMap((section) => section.rows)

  const readDraft = ({ key, name, typed }: LineDraft) => {
    const beside = Object.values(store.now()).filter((draft) => draft.key !== key)
    // What is on its way to be saved counts, too.
    const typedBeside = readTyped(beside, (draft) => readLine(draft.name, draft.typed, { others: [], today }))
    const others = overlay(
      lines.filter((line) => keyOf(line) !== key),
      typedBeside,
    )
    return readLine(name, typed, { others, today })
  }
  const saving = useSaving({ store, calls, read: readDraft, lineOf, isActive: (key) => active?.key === key })
  useBackOnline(() => {
    for (const { key, state } of Object.values(store.now())) if (state.kind === 'failed') saving.save(key)
  })

  const typed = readTyped(Object.values(drafts), readDraft)

  function typedOf({ key, line }: SheetRow): TypedLine {
    return drafts[key]?.typed ?? (line ? typedFrom(line) : emptyLine)
  }

  function type(row: SheetRow, changes: Partial<TypedLine>) {
    const before = store.now()[row.key]
    const next = { ...(before?.typed ?? typedOf(row)), ...changes }
    const stored = row.line ? typedFrom(row.line).figure : ''
    const isFirst = 'figure' in changes && (before?.typed.figure ?? stored) === stored
    const source = isFirst && !next.documentId && !isEstimate(row.name) && besides
    store.put({
      key: row.key,
      name: row.name,
      base: row.line,
      submissionKey: makeSubmissionKey(),
      ...before,
      typed: source ? { ...next, documentId: besides.documentId, page: String(besides.page) } : next,
      state: { kind: 'typing' },
    })
  }

  /** Whether the line may be left: it's on its way, or nothing is to be saved. */
  function leave(row: SheetRow): boolean {
    const draft = store.now()[row.key]
    if (!draft) return true
    const base = draft.base
    if (isSame(draft.typed, base ? typedFrom(base) : emptyLine) || (!base && isBlank(draft.typed))) {
      store.drop(row.key)
      return true
    }
    if (isCleared(draft.name, draft.typed) && !conflictOf(draft, row.line)) {
      if (base?.id) void remove({ ...row, line: base })
      else store.drop(row.key)
      return true
    }
    if (conflictOf(draft, row.line)) return false
    return saving.save(row.key)
  }

  async function remove({ key, line }: SheetRow) {
    store.drop(key)
    if (!line?.id) return
    const title = titleOf(line)
    try {
      await calls.remove(line)
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) await calls.refresh()
      return done(`${title} is still there. ${reasonOf(error, 'It could not be taken out.')}`)
    }
    const { name, figure, documentId, page } = line
    const submissionKey = makeSubmissionKey()
    const again = { name, figure, documentId, page, submissionKey, restores: line.id }
    done(`${title} is off the sheet`, () => void bringBack(again, title))
  }

  async function bringBack(line: NewLine, title: string) {
    try {
      await calls.add(line)
    } catch (error) {
      done(`${title} is not back. ${reasonOf(error, 'Please add it again.')}`)
    }
  }

  /** Down the sheet, or up. */
  function step(from: string, by: 1 | -1, cell: Cell) {
    const next = rows[rows.findIndex(({ key }) => key === from) + by]
    setActive(next && { key: next.key, cell })
    return next
  }

  return {
    sections,
    drafts,
    active,
    typedOf,
    type,
    open: (key: string, cell: Cell = 'figure') => setActive({ key, cell }),
    begin() {
      const first = rows.find(({ line, name }) => !line && name !== 'ours') ?? rows[0]
      if (first) setActive({ key: first.key, cell: 'figure' })
    },
    add(name: ValueLineName) {
      const key = kindOf(name).many ? `new ${makeSubmissionKey()}` : name
      setAdded((before) => [...before, { key, name }])
      setActive({ key, cell: name === 'lien' ? 'choice' : kindOf(name).named ? 'label' : 'figure' })
    },
    leave,
    close: (key: string) => setActive((now) => (now?.key === key ? undefined : now)),
    giveUp(row: SheetRow) {
      store.drop(row.key)
      setActive(undefined)
    },
    step,
    remove,
    retry: (key: string) => void saving.save(key),
    keepMine({ key, line }: SheetRow) {
      const before = store.now()[key]?.base?.id
      store.set(key, {
        ...{ base: line, state: { kind: 'typing' }, submissionKey: makeSubmissionKey() },
        // Taken off the sheet meanwhile, it comes back where it stood.
        ...(!line?.id && before && { restores: before }),
      })
      setActive(undefined)
      saving.save(key)
    },
    takeTheirs({ key }: SheetRow) {
      store.drop(key)
      setActive(undefined)
    },
    /** The sheet with what is typed in it, as far as it can be read. */
    current: overlay(lines, typed),
    typedLine: (key: string) => typed.get(key),
    unsaved: Object.values(drafts).filter(({ state }) => state.kind !== 'saving'),
  }
}
export type Sheet = ReturnType<typeof useSheet>

const isSame = (one: TypedLine, other: TypedLine) => JSON.stringify(one) === JSON.stringify(other)

/** Somebody else changed the line after this draft was begun. */
export function conflictOf(draft: LineDraft, line: ValueLine | undefined): boolean {
  if (draft.state.kind === 'saving') return false
  const wasStored = Boolean(draft.base?.id)
  const isStored = Boolean(line?.id)
  if (wasStored !== isStored) return true
  return isStored && line?.version !== draft.base?.version
}

/** What somebody typed, by row, as far as it can be read. Undefined: the line was cleared. */
function readTyped(drafts: readonly LineDraft[], read: (draft: LineDraft) => ReadLine) {
  const found = new Map<string, SheetLine | undefined>()
  for (const draft of drafts) {
    const { key: row, name, typed, base } = draft
    if (isBlank(typed) && !base) continue
    const { figure, documentId, page, mistakes } = read(draft)
    if (isCleared(name, typed)) found.set(row, undefined)
    else if (Object.keys(mistakes).length === 0) {
      const { id = null, key = null } = base ?? {}
      found.set(row, { id, key, name, figure, origin: 'typed', documentId, page })
    }
  }
  return found
}

function overlay(
  lines: readonly ValueLine[],
  typed: ReadonlyMap<string, SheetLine | undefined>,
): SheetLine[] {
  const kept = new Set(lines.map(keyOf))
  const added = [...typed].flatMap(([key, line]) => (line && !kept.has(key) ? [line] : []))
  return [
    ...lines.flatMap((line) => (typed.has(keyOf(line)) ? (typed.get(keyOf(line)) ?? []) : [line])),
    ...added,
  ]
}
