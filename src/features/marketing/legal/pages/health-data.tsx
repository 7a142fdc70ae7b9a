import { pageContext } from '#lib/page-context.ts'
import { LegalText } from '../components/legal-text.tsx'
import { healthDataNotice } from '../content/health-data.ts'
import { healthDataPage } from '../content.ts'
import { readLegalDocument } from '../data.ts'
import type { Route } from './+types/health-data.ts'

export const loader = ({ context }: Route.LoaderArgs) =>
  readLegalDocument(healthDataPage, healthDataNotice, context.get(pageContext))

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.tags ?? []

export default function HealthData({ loaderData }: Route.ComponentProps) {
  return <LegalText document={loaderData} />
}
