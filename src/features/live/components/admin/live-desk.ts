import type { Query, QueryClient } from '@tanstack/react-query'
import { actorOf } from '#domain/application-review.ts'
import type { News } from '#lib/live/news.ts'
import type { Presence } from '../../schema.ts'
import { joinLine } from './live-line.ts'

export type LiveDesk = ReturnType<typeof createLiveDesk>

const applicationsPath = '/api/applications'
const isList = ({ queryKey: [path, part] }: Query) => path === applicationsPath && part === 'list'
const isApplication = ({ queryKey: [path, part] }: Query) =>
  path === applicationsPath && typeof part === 'string' && /^[0-9a-f]{8}-/.test(part)
/** A printed application stays as it was printed. */
const isPrint = ({ queryKey }: Query) => queryKey[2] === 'print'

/** Numbers on other screens that an entry may have changed. */
function countsOf({ kind }: News) {
  if (kind === 'texts-published') return []
  return kind === 'contact-message' || kind === 'contact-changed'
    ? [['/api/admin/overview'], ['/api/contact/messages', 'overview']]
    : [['/api/admin/overview']]
}

/** Several entries of one change, such as an application and its mails, are read once. */
const gathering = 150
/** Instead of an application's id when we missed which ones changed. */
const unknown = 'unknown'
/** The server repeats some entries rather than leave one out. */
const remembered = 2_000

/** A list would look different now: somebody applied, wrote or sent something, or a colleague moved an application. */
function isListNews({ kind }: News): boolean {
  if (kind === 'contact-message' || kind === 'contact-changed') return false
  if (kind === 'file-changed' || kind === 'texts-published') return false
  const isTheirs = ['applicant', 'firm'].includes(actorOf(kind))
  return isTheirs || kind === 'status-changed' || kind === 'assigned'
}

type DeskOptions = { client: QueryClient; personId: string; mark: string }

/** Refreshes the open application with what this tab hears, and counts what waits behind "3 new: show". */
export function createLiveDesk({ client, personId, mark }: DeskOptions) {
  const [firstId = 0] = mark.split('.').map(Number)
  /** Applications with news that no list here shows, and when they were heard of. */
  const waiting = new Map<string, number>()
  const presence = new Map<string, Presence['people']>()
  const told = new Set<number>()
  const touched = new Set<string>()
  const merged = new Set<string>()
  const counts = new Map<string, string[]>()
  const followers = new Set<(news: readonly News[]) => void>()
  const watchers = new Set<() => void>()
  let line: ReturnType<typeof joinLine> | undefined
  let place: string | null = null
  let flushing: ReturnType<typeof setTimeout> | undefined

  const wake = () => {
    for (const look of watchers) look()
  }
  const isNew = ({ id }: News) => {
    if (id === null) return true
    if (told.has(id)) return false
    told.add(id)
    const [oldest] = told
    if (told.size > remembered && oldest !== undefined) told.delete(oldest)
    return true
  }
  const refresh = (id: string) =>
    client.invalidateQueries({ queryKey: [applicationsPath, id], predicate: (query) => !isPrint(query) })
  /** A merged application's address answers with the other one, and nothing else about it can be read. */
  async function refreshMerged(id: string) {
    const queryKey = [applicationsPath, id]
    await client.invalidateQueries({ queryKey, exact: true })
    const opened = client.getQueryData<{ id: string }>(queryKey)
    if (opened === undefined || opened.id === id) await refresh(id)
  }
  function flush() {
    for (const id of touched) void (merged.has(id) ? refreshMerged(id) : refresh(id))
    for (const queryKey of counts.values()) void client.invalidateQueries({ queryKey })
    touched.clear()
    merged.clear()
    counts.clear()
  }
  const refreshApplications = () =>
    void client.invalidateQueries({ predicate: (query) => isApplication(query) && !isPrint(query) })
  function hearNews(all: readonly News[]) {
    const news = all.filter(isNew)
    if (news.length === 0) return
    for (const entry of news) {
      const { id, applicationId, by } = entry
      if (applicationId) touched.add(applicationId)
      if (applicationId && entry.kind === 'merged') merged.add(applicationId)
      for (const key of countsOf(entry)) counts.set(key.join(), key)
      // Lists were loaded with the page and show everything up to its mark.
      const isOthers = by !== personId && (id === null || id > firstId)
      if (applicationId && isOthers && isListNews(entry)) waiting.set(applicationId, Date.now())
    }
    clearTimeout(flushing)
    flushing = setTimeout(flush, gathering)
    for (const follow of followers) follow(news)
    wake()
  }
  function hearPresence(heard: readonly Presence[]) {
    for (const { applicationId, people } of heard) presence.set(applicationId, people)
    wake()
  }
  function hearGap() {
    waiting.set(unknown, Date.now())
    refreshApplications()
    wake()
  }

  /** A list that was loaded after the news shows them. */
  function followLists() {
    const begun = new Map<string, number>()
    return client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || !isList(event.query)) return
      const { queryHash } = event.query
      if (event.action.type === 'fetch') begun.set(queryHash, Date.now())
      if (event.action.type !== 'success' || event.action.manual) return
      const since = begun.get(queryHash) ?? 0
      for (const [id, at] of waiting) if (at < since) waiting.delete(id)
      wake()
    })
  }

  return {
    start() {
      line = joinLine({
        mark,
        onNews: hearNews,
        onPresence: hearPresence,
        onGap: hearGap,
        onReturn: refreshApplications,
      })
      // An application that is open from the beginning said so before there was a line.
      line.put(place)
      const stopFollowing = followLists()
      return () => {
        stopFollowing()
        clearTimeout(flushing)
        line?.leave()
        line = undefined
      }
    },
    watch(look: () => void) {
      watchers.add(look)
      return () => void watchers.delete(look)
    },
    follow(onNews: (news: readonly News[]) => void) {
      followers.add(onNews)
      return () => void followers.delete(onNews)
    },
    countNews: () => waiting.size,
    showNews: () => client.invalidateQueries({ predicate: isList }),
    /** Says that the application is open here; its news count as read. */
    enter(applicationId: string) {
      const go = (where: string | null) => {
        place = where
        line?.put(where)
      }
      go(applicationId)
      if (waiting.delete(applicationId)) wake()
      return () => {
        go(null)
        presence.delete(applicationId)
      }
    },
    peopleAt: (applicationId: string) => presence.get(applicationId),
  }
}
