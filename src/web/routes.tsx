// The whole map of screens. Every page is a file of its own, loaded when first needed.
import { Navigate, Outlet, type PatchRoutesOnNavigationFunction, type RouteObject, useRouteError } from 'react-router'
import { CLIENT_ROUTES } from './client-routes.tsx'
import { fetchChosenLanguage } from './language/chosen-language.tsx'
import { PATHS } from './paths.ts'
import { ErrorScreen } from './ui/error-screen.tsx'

/** The route that has all others in it. */
const ROOT = 'root'

const BrokenPage = () => <ErrorScreen error={useRouteError()} />
export const routes: RouteObject[] = [
  {
    id: ROOT,
    element: <Outlet />,
    ErrorBoundary: BrokenPage,
    HydrateFallback: () => null,
    children: [
      {
        lazy: async () => {
          const [{ PublicArea }] = await Promise.all([import('./pages/public-area.tsx'), fetchChosenLanguage()])
          return { Component: PublicArea }
        },
        children: [
          { path: PATHS.login, lazy: async () => ({ Component: (await import('./pages/login.tsx')).LoginPage }) },
          {
            path: PATHS.classifier,
            lazy: async () => ({ Component: (await import('./pages/tools/classifier.tsx')).ClassifierPage }),
          },
          {
            path: PATHS.makerLookup,
            lazy: async () => ({ Component: (await import('./pages/tools/maker-lookup.tsx')).MakerLookupPage }),
          },
          {
            path: PATHS.feeCalculator,
            lazy: async () => ({ Component: (await import('./pages/tools/fee-calculator.tsx')).FeeCalculatorPage }),
          },
          {
            path: PATHS.invitation,
            lazy: async () => ({ Component: (await import('./pages/invitation.tsx')).ClientInvitationPage }),
          },
          {
            path: PATHS.letters,
            lazy: async () => ({ Component: (await import('./pages/letters.tsx')).LettersPage }),
          },
          {
            path: PATHS.addressChange,
            lazy: async () => ({ Component: (await import('./pages/address-change.tsx')).AddressChangePage }),
          },
          { index: true, element: <Navigate to={PATHS.login} replace /> },
          {
            path: '*',
            lazy: async () => ({ Component: (await import('./pages/unknown-address.tsx')).UnknownAddress }),
          },
        ],
      },
      {
        lazy: async () => {
          const [{ ClientArea }] = await Promise.all([import('./pages/client-area.tsx'), fetchChosenLanguage()])
          return { Component: ClientArea }
        },
        children: CLIENT_ROUTES,
      },
      { path: PATHS.supplier, lazy: async () => ({ Component: (await import('./pages/supplier.tsx')).SupplierPage }) },
    ],
  },
]

/** The screens of staff join when the first of them is asked for: nobody else fetches their map. */
export const findMoreRoutes: PatchRoutesOnNavigationFunction = async ({ path, matches, patch }) => {
  if (!path.startsWith(PATHS.staff) || matches.some(({ route }) => route.path?.startsWith(PATHS.staff))) return
  const { STAFF_ROUTES } = await import('./staff-routes.tsx')
  patch(ROOT, STAFF_ROUTES)
}
