import { privateMeta } from '#site/private-page.ts'

/** Names nobody, because titles end up in histories. */
export const pageMeta = (frame: { texts: { 'global.brand.name': string } } | undefined, title: string) =>
  privateMeta(frame && title, frame?.texts['global.brand.name'])
