import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { createElement, type ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { pageContext } from '#lib/page-context.ts'

/**
 * Renders the whole page before answering: the cache keeps it whole, it reads without scripts, and an error along the
 * way can still change the status.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { scriptNonce, reportError } = context.get(pageContext)
  let finalStatus = status
  const html = await renderWhole(
    createElement(ServerRouter, { context: routerContext, url: request.url, nonce: scriptNonce }),
    scriptNonce,
    (error) => {
      finalStatus = 500
      reportError(error)
    },
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(html, { status: finalStatus, headers })
}

export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (!request.signal.aborted) context.get(pageContext).reportError(error)
}

function renderWhole(page: ReactNode, nonce: string, onError: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // Otherwise React would send a placeholder for a large finished part and let a script swap it in.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const html = new PassThrough()
        resolve(text(html))
        pipe(html)
      },
      onShellError: reject,
      onError,
    })
  })
}
