import type { Route } from './+types/home'
import { siteContext } from '#server/site-context.ts'
export async function loader({ context }: Route.LoaderArgs) { return { hi: context.get(siteContext).hi } }
export default function Home({ loaderData }: Route.ComponentProps) { return <h1>{loaderData.hi}</h1> }
