import type { Checklist, ChecklistItem } from '#features/documents/checklist/schema.ts'
import type { AdminDocument } from '#features/documents/files/schema/files.ts'

export type Judged = { document: AdminDocument; item: ChecklistItem | undefined }

/** In the checklist's order, then documents that answer nothing on it. */
export const listJudged = ({ items, otherDocuments }: Checklist): Judged[] => [
  ...items.flatMap((item) => item.documents.map((document) => ({ document, item }))),
  ...otherDocuments.map((document) => ({ document, item: undefined })),
]
