// The whole map of screens. Every page is a file of its own, loaded when first needed.
import { Navigate, Outlet, type RouteObject, useRouteError } from 'react-router'
import { PATHS } from './paths.ts'
import { ErrorScreen } from './ui/error-screen.tsx'

export const routes: RouteObject[] = [
  {
    element: <Outlet />,
    ErrorBoundary: BrokenPage,
    HydrateFallback: () => null,
    children: [
      { path: PATHS.login, lazy: async () => ({ Component: (await import('./pages/login.tsx')).LoginPage }) },
      {
        lazy: async () => ({ Component: (await import('./pages/client-area.tsx')).ClientArea }),
        children: [
          {
            path: PATHS.dashboard,
            lazy: async () => ({ Component: (await import('./pages/dashboard.tsx')).DashboardPage }),
          },
          {
            path: PATHS.shipment,
            lazy: async () => ({ Component: (await import('./pages/shipment.tsx')).ShipmentPage }),
          },
          {
            path: PATHS.manualInvoice,
            lazy: async () => ({ Component: (await import('./pages/manual-invoice.tsx')).ManualInvoicePage }),
          },
          {
            path: PATHS.catalogue,
            lazy: async () => ({ Component: (await import('./pages/catalogue.tsx')).CataloguePage }),
          },
          {
            path: PATHS.documents,
            lazy: async () => ({ Component: (await import('./pages/documents.tsx')).DocumentsPage }),
          },
        ],
      },
      {
        path: PATHS.staff,
        lazy: async () => ({ Component: (await import('./pages/staff/staff-area.tsx')).StaffArea }),
        children: [
          { index: true, lazy: async () => ({ Component: (await import('./pages/staff/clients.tsx')).ClientsPage }) },
          { path: '*', element: <Navigate to={PATHS.staff} replace /> },
        ],
      },
      { path: '*', element: <Navigate to={PATHS.login} replace /> },
    ],
  },
]

function BrokenPage() {
  return <ErrorScreen error={useRouteError()} />
}
