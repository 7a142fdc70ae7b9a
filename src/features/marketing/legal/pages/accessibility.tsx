import { pageContext } from '#lib/page-context.ts'
import { LegalText } from '../components/legal-text.tsx'
import { accessibilityStatement } from '../content/accessibility.ts'
import { accessibilityPage } from '../content.ts'
import { readLegalDocument } from '../data.ts'
import type { Route } from './+types/accessibility.ts'

export const loader = ({ context }: Route.LoaderArgs) =>
  readLegalDocument(accessibilityPage, accessibilityStatement, context.get(pageContext))

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.tags ?? []

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  return <LegalText document={loaderData} />
}
