import { documentTypes } from '#domain/documents.ts'
import type { AdminDocument } from '#features/documents/files/schema/files.ts'
import { labelOf } from '#site/staff-format.ts'

/** "Police report", as somebody would say it; by the file's own name where there are several of a kind. */
export function listSources(documents: readonly AdminDocument[]): { id: string; name: string }[] {
  return documents.map(({ id, title, originalName, fileType }) => {
    const isOnly = documents.filter((other) => other.fileType === fileType).length === 1
    return { id, name: title ?? (isOnly ? labelOf(documentTypes, fileType) : originalName) }
  })
}
