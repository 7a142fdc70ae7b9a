import type { Checklist, ChecklistItem } from '#features/documents/checklist/schema.ts'
import type { AdminDocument } from '#features/documents/files/schema/files.ts'

/** A document and what it answers. */
export type Judged = { document: AdminDocument; item: ChecklistItem | undefined }

/** Every document in the order of the list, then those that answer nothing on it. */
export const listJudged = ({ items, otherDocuments }: Checklist): Judged[] => [
  ...items.flatMap((item) => item.documents.map((document) => ({ document, item }))),
  ...otherDocuments.map((document) => ({ document, item: undefined })),
]
