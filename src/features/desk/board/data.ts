import type { Database } from '#db/database.ts'
import { applicationStatusValues, statusOf } from '#domain/application-status.ts'
import { countStatuses } from '#features/applications/counts/data.ts'
import type { Match } from '#features/applications/data/rows.ts'
import { readPage, showRows } from '#features/desk/list/data.ts'
import { type Board, foldedStatuses, laneLength } from './schema.ts'

/** Longest waiting first; in closed statuses the latest first. */
export function readBoard(
  db: Database,
  { closed: _, ...filters }: Match,
  { reader, now = new Date() }: { reader: string; now?: Date },
): Promise<Board> {
  return db.transaction(
    async (tx) => {
      const { piles } = await countStatuses(tx, filters, { now, reader })
      const shown = applicationStatusValues.filter((status) => !foldedStatuses.includes(status))
      const pages = []
      for (const status of shown) {
        const sort = statusOf(status).isClosed ? '-submittedAt' : 'submittedAt'
        pages.push(await readPage(tx, { ...filters, status, sort, pageSize: laneLength }, now))
      }
      // One read for all columns.
      const rows = await showRows(tx, pages.flat(), reader)
      const lanes = applicationStatusValues.map((status) => ({
        status,
        count: piles.byStatus[status],
        applications: rows.filter((row) => row.status === status),
      }))
      return { lanes, isMore: piles.isMore }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
