// The screens of a client's own area.
import type { RouteObject } from 'react-router'
import { PATHS } from './paths.ts'

export const CLIENT_ROUTES: RouteObject[] = [
  {
    path: PATHS.dashboard,
    lazy: async () => ({ Component: (await import('./pages/dashboard.tsx')).DashboardPage }),
  },
  {
    path: PATHS.newShipment,
    lazy: async () => ({ Component: (await import('./pages/new-shipment.tsx')).NewShipmentPage }),
  },
  {
    path: PATHS.editShipment,
    lazy: async () => ({ Component: (await import('./pages/edit-shipment.tsx')).EditShipmentPage }),
  },
  {
    path: PATHS.shipment,
    lazy: async () => ({ Component: (await import('./pages/shipment.tsx')).ShipmentPage }),
  },
  {
    path: PATHS.estimate,
    lazy: async () => ({ Component: (await import('./pages/shipment-estimate.tsx')).ShipmentEstimatePage }),
  },
  {
    path: PATHS.whatIf,
    lazy: async () => ({ Component: (await import('./pages/shipment-what-if.tsx')).ShipmentWhatIfPage }),
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
    path: PATHS.origin,
    lazy: async () => ({ Component: (await import('./pages/origin-coach.tsx')).OriginCoachPage }),
  },
  {
    path: PATHS.sessions,
    lazy: async () => ({ Component: (await import('./pages/sessions.tsx')).SessionsPage }),
  },
  {
    path: PATHS.notifications,
    lazy: async () => ({ Component: (await import('./pages/notifications.tsx')).NotificationsPage }),
  },
  {
    path: PATHS.people,
    lazy: async () => ({ Component: (await import('./pages/people.tsx')).PeoplePage }),
  },
  {
    path: PATHS.companies,
    lazy: async () => ({ Component: (await import('./pages/companies.tsx')).CompaniesPage }),
  },
  {
    path: PATHS.certificates,
    lazy: async () => ({ Component: (await import('./pages/certificates.tsx')).CertificatesPage }),
  },
  {
    path: PATHS.newCertificate,
    lazy: async () => ({ Component: (await import('./pages/certificate-products.tsx')).NewCertificatePage }),
  },
  {
    path: PATHS.certificate,
    lazy: async () => ({ Component: (await import('./pages/certificate.tsx')).CertificatePage }),
  },
  {
    path: PATHS.certificateProducts,
    lazy: async () => ({
      Component: (await import('./pages/certificate-products.tsx')).CertificateProductsPage,
    }),
  },
  {
    path: PATHS.documents,
    lazy: async () => ({ Component: (await import('./pages/documents.tsx')).DocumentsPage }),
  },
]
