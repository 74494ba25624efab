// The application: look, server state, session check, routes.
import { MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { useSessionCheck } from './api/session-check.ts'
import { useAskedAgain } from './api/sign-in-again.ts'
import { cssVariablesResolver, theme } from './theme.ts'

export function App({ queries, children }: { readonly queries: QueryClient; readonly children: ReactNode }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
      <QueryClientProvider client={queries}>
        <SessionCheck />
        {children}
        <SigningInAgain />
      </QueryClientProvider>
    </MantineProvider>
  )
}

const SignInAgain = lazy(async () => ({
  default: (await import('./features/sign-in-again/sign-in-again.tsx')).SignInAgain,
}))

/** Over whatever page is open: what it had begun waits and goes on. */
function SigningInAgain() {
  const asked = useAskedAgain()
  return (
    asked && (
      <Suspense>
        <SignInAgain asked={asked} />
      </Suspense>
    )
  )
}

function SessionCheck() {
  useSessionCheck()
  return null
}
