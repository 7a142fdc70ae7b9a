/**
 * A face counts only if it is there at the first paint, so that nothing moves (docs/decisions/017). Faces that the page has
 * not asked for by the time it is alive hold the rare letters of names that are typed or fetched from now on. These
 * would never show by that rule, so they may come late.
 */
export function admitLateFaces() {
  for (const face of document.fonts) if (face.status === 'unloaded') face.display = 'swap'
}
