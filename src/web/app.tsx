// The application: look, server state, session check, routes.
import { MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSessionCheck } from './api/session-check.ts'
import { cssVariablesResolver, theme } from './theme.ts'

export function App({ queries, children }: { readonly queries: QueryClient; readonly children: ReactNode }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
      <QueryClientProvider client={queries}>
        <SessionCheck />
        {children}
      </QueryClientProvider>
    </MantineProvider>
  )
}

function SessionCheck() {
  useSessionCheck()
  return null
}
