import type { Services } from '#db/services.ts'
import type { MergePreview } from './schema.ts'

export async function previewMerge(
  _services: Services,
  _firmId: string,
  _intoId: string,
): Promise<MergePreview | undefined> {
  throw new Error('not yet')
}
