import { useLocation } from 'react-router'
import { paths } from '#site/paths.ts'

/** Keeps the list that the application was opened from, for the way back. */
export function useViewerAddress(applicationId: string) {
  const kept = new URLSearchParams(useLocation().search)
  for (const name of ['application', 'tab']) kept.delete(name)
  const search = kept.size > 0 ? `?${kept}` : ''
  return (documentId: string) => paths.adminApplicationViewer(applicationId, documentId) + search
}
