import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ToastProvider, useToast } from './toast.tsx'

function Page() {
  useToast()
  return <p>The page</p>
}

test('on the server the provider renders its children and nothing else', () => {
  const markup = renderToStaticMarkup(
    <ToastProvider>
      <Page />
    </ToastProvider>,
  )
  expect(markup).toBe('<p>The page</p>')
})

test('a part that shows toasts outside the provider is told so', () => {
  expect(() => renderToStaticMarkup(<Page />)).toThrow('useToast needs a ToastProvider around it')
})
