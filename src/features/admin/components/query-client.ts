import { QueryClient } from '@tanstack/react-query'

/** Query keys start with their address, `['/api/blog/posts', id]`, so that one change refreshes everything below it. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        // Browsers are often wrong about being online; a failed call will tell.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
