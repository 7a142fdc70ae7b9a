import { type News, writeMark } from './news.ts'

/** A returning client names the last `id` it saw. */
export function writeEvent(name: string, data: unknown, id?: string): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
}

export const writeNews = (news: readonly News[]): string =>
  news
    .map((entry) => {
      const mark = entry.id === null ? undefined : writeMark({ id: entry.id, at: new Date(entry.at) })
      return writeEvent('news', entry, mark)
    })
    .join('')
