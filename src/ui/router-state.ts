import { toEntries } from '#lib/router-state.ts'

/** Hands the router what the server left for it in the page: src/server/pages/plain-state.ts. */
export function restoreRouterState() {
  const left = document.querySelector('script[data-state]')?.textContent
  if (!left) return
  const { state, ...settings } = JSON.parse(left)
  const stream = new Blob([`${JSON.stringify(toEntries(state))}\n`]).stream()
  Object.assign(window, { __reactRouterContext: { ...settings, stream } })
}
