import { QueryClient } from '@tanstack/react-query'

/** A query's key begins with its address, `['/api/blog/posts', id]`, so that a change refreshes all that is below one. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        // The browser's opinion about being online is often wrong; a call that fails says so.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
