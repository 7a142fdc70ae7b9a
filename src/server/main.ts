import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { siteContext } from './site-context.ts'
const h = createRequestHandler(build, 'production')
const c = new RouterContextProvider()
c.set(siteContext, { hi: 'hello' })
const r = await h(new Request('http://x/'), c)
console.log(r.status, [...r.headers], await r.text())
const d = await h(new Request('http://x/_root.data'), c)
console.log(d.status, [...d.headers], await d.text())
