import type { Session } from '#db/dump/session.ts'
import { isKey, isPictureKey, pictureKey } from '#lib/storage/keys.ts'
import { pictureOf, picturePath, sharePicturePath, smallPicture } from '#site/pictures.ts'

/** A file that a row names, with the row's own details about it. */
export type NamedFile = { key: string; type: string | undefined; sha256: string | undefined }

const types = { webp: 'image/webp', jpg: 'image/jpeg' } as const

/** Documents of applications, and the pictures of posts with their smaller sizes. */
export async function listNamedFiles(session: Session): Promise<NamedFile[]> {
  const documents = await session.query<{ key: string; type: string; sha256: string }>(
    'select storage_key as key, mime_type as type, sha256 from documents order by uploaded_at, id',
  )
  return [...documents.filter(({ key }) => isKey(key)), ...(await listPictures(session))]
}

async function listPictures(session: Session): Promise<NamedFile[]> {
  const rows = await session.query<{ path: string }>(`select distinct found[1] as path from (
      select concat_ws(' ', featured_image, content) as words from blog_posts
      union all select post::text from blog_post_versions
    ) written cross join regexp_matches(words, '/pictures/[0-9a-f-]{36}-[0-9]{1,4}x[0-9]{1,4}\\.webp', 'g') as found order by 1`)
  return rows
    .flatMap(({ path }) => listSizes(path))
    .map(pictureKey)
    .filter(isPictureKey)
    .map((key) => ({ key, type: types[key.endsWith('.jpg') ? 'jpg' : 'webp'], sha256: undefined }))
}

function listSizes(path: string): string[] {
  const picture = pictureOf(path)
  if (!picture) return []
  const small = smallPicture(picture)
  return [path, ...(small ? [picturePath(small)] : []), sharePicturePath(picture)]
}
