import { useLayoutEffect, useRef } from 'react'
import { ApiError, reasonOf } from '#features/admin/components/api.ts'
import type { ValueLine } from '../../schema/sheet.ts'
import type { DraftStore, LineDraft } from './draft-store.ts'
import type { ReadLine } from './line-draft.ts'
import type { SheetCalls } from './use-sheet.ts'

type SavingOptions = {
  store: DraftStore
  calls: Pick<SheetCalls, 'add' | 'change' | 'refresh'>
  read: (draft: LineDraft) => ReadLine
  lineOf: (key: string) => ValueLine | undefined
  isActive: (key: string) => boolean
}

/** One line is saved once at a time: what is typed meanwhile follows on the version that comes back. */
export function useSaving(options: SavingOptions) {
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })
  const underWay = useRef(new Set<string>())

  /** False if what was typed can't be saved as it is. */
  function save(key: string): boolean {
    const { store, read } = latest.current
    const draft = store.now()[key]
    if (!draft) return true
    const { mistakes, ...line } = read(draft)
    if (Object.keys(mistakes).length > 0) {
      store.set(key, { state: { kind: 'wrong', mistakes } })
      return false
    }
    if (underWay.current.has(key)) return true
    underWay.current.add(key)
    store.set(key, { state: { kind: 'saving' } })
    void send(draft, line).finally(() => underWay.current.delete(key))
    return true
  }

  async function send(draft: LineDraft, line: Omit<ReadLine, 'mistakes'>) {
    const { store, calls } = latest.current
    const { key, name, base, submissionKey, restores } = draft
    try {
      const saved = base?.id
        ? await calls.change(base.id, { ...line, version: base.version })
        : await calls.add({
            ...{ ...line, name, submissionKey },
            ...(base?.key && { replaces: base.key }),
            ...(restores && { restores }),
          })
      underWay.current.delete(key)
      const now = store.now()[key]
      if (!now || now.typed === draft.typed) return store.drop(key)
      store.set(key, { base: saved, state: { kind: 'typing' } })
      if (!latest.current.isActive(key)) save(key)
    } catch (error) {
      underWay.current.delete(key)
      await explain(key, error)
    }
  }

  async function explain(key: string, error: unknown) {
    const { store, calls } = latest.current
    const status = error instanceof ApiError ? error.status : 0
    if (error instanceof ApiError && (status === 400 || status === 422)) {
      const found = Object.entries(error.errors).map(([name, words]) => [name.replace('figure.', ''), words])
      const mistakes = found.length > 0 ? Object.fromEntries(found) : { figure: [reasonOf(error, notTaken)] }
      return store.set(key, { state: { kind: 'wrong', mistakes } })
    }
    store.set(key, {
      state: { kind: 'failed', sentence: status === 0 ? offline : reasonOf(error, notTaken) },
    })
    // Somebody was faster: the line as it is now stands beside what was typed.
    if (status === 409 || status === 404) await calls.refresh()
  }

  return { save }
}

const offline = 'Not saved: there is no connection. It’s kept here, and saved when the connection is back.'
const notTaken = 'Not saved. It’s kept here.'
