import type { Session } from '#db/dump/session.ts'
import { besideKey, isKey, isPictureKey, pictureKey } from '#lib/storage/keys.ts'
import { pictureOf, picturePath, sharePicturePath, smallPicture } from '#site/pictures.ts'

/** A file that a row names, with the row's own details about it. */
export type NamedFile = {
  key: string
  type: string | undefined
  contentHash: string | undefined
  /** Deleted, or known to be broken: it comes along if it's whole, and otherwise doesn't keep the rest from being kept. */
  mayBeBroken?: boolean
}

const types = { webp: 'image/webp', jpg: 'image/jpeg' } as const

/**
 * Documents of applications, deleted ones that can be brought back, papers of contracts with the words beside them,
 * counsel's letters, pictures of posts with their smaller sizes, and portraits.
 */
export async function listNamedFiles(session: Session): Promise<NamedFile[]> {
  const documents = await session.query<{ key: string; type: string; contentHash: string }>(
    'select storage_key as key, mime_type as type, sha256 as "contentHash" from documents order by uploaded_at, id',
  )
  const others = [await listDeleted(session), await listPapers(session), await listLetters(session)]
  const files = [...documents, ...others.flat()].filter(({ key }) => isKey(key))
  return [...files, ...(await listPictures(session))]
}

/** A database that waits for its upgrade doesn't have every table yet. */
async function hasTable(session: Session, name: string): Promise<boolean> {
  const [table] = await session.query<{ found: boolean }>(
    `select to_regclass('${name}') is not null as found`,
  )
  return table?.found === true
}

async function listPapers(session: Session): Promise<NamedFile[]> {
  if (!(await hasTable(session, 'contract_papers'))) return []
  const rows = await session.query<{ key: string; contentHash: string; mayBeBroken: boolean }>(
    'select storage_key as key, sha256 as "contentHash", broken_since is not null as "mayBeBroken" from contract_papers order by made_at, id',
  )
  return rows.flatMap(({ key, contentHash, mayBeBroken }) => [
    { key, type: 'application/pdf', contentHash, mayBeBroken },
    { key: besideKey(key), type: 'application/json', contentHash: undefined, mayBeBroken },
  ])
}

async function listLetters(session: Session): Promise<NamedFile[]> {
  if (!(await hasTable(session, 'contract_templates'))) return []
  const rows = await session.query<{ key: string; contentHash: string }>(
    `select letter ->> 'key' as key, letter ->> 'sha256' as "contentHash" from contract_templates where letter is not null order by version`,
  )
  return rows.map((row) => ({ ...row, type: 'application/pdf' }))
}

async function listDeleted(session: Session): Promise<NamedFile[]> {
  if (!(await hasTable(session, 'deleted_records'))) return []
  const rows = await session.query<{ key: string; type: string }>(
    'select storage_key as key, mime_type as type from deleted_records where storage_key is not null order by deleted_at, id',
  )
  return rows.map((row) => ({ ...row, contentHash: undefined, mayBeBroken: true }))
}

async function listPictures(session: Session): Promise<NamedFile[]> {
  const ofPosts = await findPictures(
    session,
    `select concat_ws(' ', featured_image, content) as words from blog_posts
      union all select post::text from blog_post_versions`,
  )
  const portraits = await findPictures(
    session,
    `select content as words from content_items
      union all select content from content_versions
      union all select content from content_drafts`,
  )
  const paths = new Set([...ofPosts.flatMap(listSizes), ...portraits])
  return [...paths]
    .map(pictureKey)
    .filter(isPictureKey)
    .map((key) => ({ key, type: types[key.endsWith('.jpg') ? 'jpg' : 'webp'], contentHash: undefined }))
}

async function findPictures(session: Session, written: string): Promise<string[]> {
  const rows = await session.query<{
    path: string
  }>(`select distinct found[1] as path from (${written}) written
    cross join regexp_matches(words, '/pictures/[0-9a-f-]{36}-[0-9]{1,4}x[0-9]{1,4}\\.webp', 'g') as found order by 1`)
  return rows.map(({ path }) => path)
}

function listSizes(path: string): string[] {
  const picture = pictureOf(path)
  if (!picture) return []
  const small = smallPicture(picture)
  return [path, ...(small ? [picturePath(small)] : []), sharePicturePath(picture)]
}
