/** Says what will stand here, and what brings it. */
export { EmptyState as Empty } from '#ui/empty-state.tsx'
