import { pageContext } from '#lib/page-context.ts'
import { LegalText } from '../components/legal-text.tsx'
import { termsOfService } from '../content/terms.ts'
import { termsPage } from '../content.ts'
import { readLegalDocument } from '../data.ts'
import type { Route } from './+types/terms.ts'

export const loader = ({ context }: Route.LoaderArgs) =>
  readLegalDocument(termsPage, termsOfService, context.get(pageContext))

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.tags ?? []

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <LegalText document={loaderData} />
}
