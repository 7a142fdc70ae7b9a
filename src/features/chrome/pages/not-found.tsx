import { data } from 'react-router'
import { notFoundTexts } from '#features/content/content.ts'
import { readTexts } from '#features/content/data.ts'
import { pageContext } from '#lib/page-context.ts'
import { NotFoundScreen } from '../components/not-found-screen.tsx'
import type { Route } from './+types/not-found.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  return data(await readTexts(db, notFoundTexts), { status: 404 })
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? [{ title: loaderData['not-found.title'] }, { name: 'robots', content: 'noindex' }] : []

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <NotFoundScreen title={loaderData['not-found.title']} text={loaderData['not-found.text']} />
}
