import { data } from 'react-router'
import { readTexts } from '#features/texts/data.ts'
import { pageContext } from '#lib/page-context.ts'
import { NotFoundScreen } from '../components/not-found-screen.tsx'
import { notFoundTexts } from '../content/not-found.ts'
import type { Route } from './+types/not-found.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, locale, preview } = context.get(pageContext)
  return data(await readTexts(db, notFoundTexts, locale, preview), { status: 404 })
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? [{ title: loaderData['not-found.title'] }, { name: 'robots', content: 'noindex' }] : []

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <NotFoundScreen title={loaderData['not-found.title']} text={loaderData['not-found.text']} />
}
