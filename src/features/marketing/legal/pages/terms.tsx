import { pageContext } from '#lib/page-context.ts'
import { paths } from '#site/paths.ts'
import { LegalText } from '../components/legal-text.tsx'
import { termsOfService } from '../content/terms.ts'
import { legalMeta } from '../content.ts'
import { readLegalDocument } from '../data.ts'
import type { Route } from './+types/terms.ts'

export const loader = ({ context }: Route.LoaderArgs) =>
  readLegalDocument(context.get(pageContext), termsOfService)

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? legalMeta(loaderData, paths.terms) : []

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <LegalText document={loaderData} />
}
