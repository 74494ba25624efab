// The screens of staff, joined to the others when the first of them is asked for.
import type { RouteObject } from 'react-router'
import { PATHS } from './paths.ts'

export const STAFF_ROUTES: RouteObject[] = [
  {
    path: PATHS.staffInvitation,
    lazy: async () => ({ Component: (await import('./pages/staff/invitation.tsx')).InvitationPage }),
  },
  {
    path: PATHS.staffSignOn,
    lazy: async () => ({ Component: (await import('./pages/staff/sign-on.tsx')).SignOn }),
  },
  {
    path: PATHS.staff,
    lazy: async () => ({ Component: (await import('./pages/staff/staff-area.tsx')).StaffArea }),
    children: [
      { index: true, lazy: async () => ({ Component: (await import('./pages/staff/clients.tsx')).ClientsPage }) },
      {
        path: PATHS.staffClient,
        lazy: async () => ({ Component: (await import('./pages/staff/client-area.tsx')).StaffClientArea }),
        children: [
          {
            index: true,
            lazy: async () => ({
              Component: (await import('./pages/staff/client-shipments.tsx')).ClientShipmentsPage,
            }),
          },
          {
            path: PATHS.staffShipment,
            lazy: async () => ({ Component: (await import('./pages/staff/shipment.tsx')).StaffShipmentPage }),
          },
          {
            lazy: async () => ({ Component: (await import('./pages/staff/client-trail.tsx')).ClientTrail }),
            children: [
              {
                path: PATHS.staffCertificates,
                lazy: async () => ({ Component: (await import('./pages/certificates.tsx')).CertificatesPage }),
              },
              {
                path: PATHS.staffNewCertificate,
                lazy: async () => ({
                  Component: (await import('./pages/certificate-products.tsx')).NewCertificatePage,
                }),
              },
              {
                path: PATHS.staffCertificate,
                lazy: async () => ({ Component: (await import('./pages/certificate.tsx')).CertificatePage }),
              },
              {
                path: PATHS.staffCertificateProducts,
                lazy: async () => ({
                  Component: (await import('./pages/certificate-products.tsx')).CertificateProductsPage,
                }),
              },
              {
                path: PATHS.staffNewShipment,
                lazy: async () => ({ Component: (await import('./pages/new-shipment.tsx')).NewShipmentPage }),
              },
              {
                path: PATHS.staffEditShipment,
                lazy: async () => ({ Component: (await import('./pages/edit-shipment.tsx')).EditShipmentPage }),
              },
              {
                path: PATHS.staffEstimate,
                lazy: async () => ({
                  Component: (await import('./pages/shipment-estimate.tsx')).ShipmentEstimatePage,
                }),
              },
              {
                path: PATHS.staffWhatIf,
                lazy: async () => ({
                  Component: (await import('./pages/shipment-what-if.tsx')).ShipmentWhatIfPage,
                }),
              },
              {
                path: PATHS.staffClientPeople,
                lazy: async () => ({ Component: (await import('./pages/people.tsx')).PeoplePage }),
              },
              {
                path: PATHS.staffClientSessions,
                lazy: async () => ({ Component: (await import('./pages/sessions.tsx')).SessionsPage }),
              },
            ],
          },
          {
            path: PATHS.staffOrigin,
            lazy: async () => ({ Component: (await import('./pages/origin-coach.tsx')).OriginCoachPage }),
          },
          {
            path: PATHS.staffView,
            lazy: async () => ({ Component: (await import('./pages/staff/client-view.tsx')).ClientViewArea }),
            children: [
              {
                index: true,
                lazy: async () => ({ Component: (await import('./pages/dashboard.tsx')).DashboardPage }),
              },
              {
                path: PATHS.staffViewShipment,
                lazy: async () => ({ Component: (await import('./pages/shipment.tsx')).ShipmentPage }),
              },
              {
                path: PATHS.staffViewEstimate,
                lazy: async () => ({
                  Component: (await import('./pages/shipment-estimate.tsx')).ShipmentEstimatePage,
                }),
              },
              {
                path: PATHS.staffViewWhatIf,
                lazy: async () => ({
                  Component: (await import('./pages/shipment-what-if.tsx')).ShipmentWhatIfPage,
                }),
              },
              {
                path: PATHS.staffViewCatalogue,
                lazy: async () => ({ Component: (await import('./pages/catalogue.tsx')).CataloguePage }),
              },
              {
                path: PATHS.staffViewOrigin,
                lazy: async () => ({ Component: (await import('./pages/origin-coach.tsx')).OriginCoachPage }),
              },
              {
                path: PATHS.staffViewDocuments,
                lazy: async () => ({ Component: (await import('./pages/documents.tsx')).DocumentsPage }),
              },
            ],
          },
        ],
      },
      {
        path: PATHS.staffManualInvoice,
        lazy: async () => ({
          Component: (await import('./pages/staff/manual-invoice.tsx')).StaffManualInvoicePage,
        }),
      },
      {
        path: PATHS.staffFreightCart,
        lazy: async () => ({ Component: (await import('./pages/staff/freight-cart.tsx')).FreightCartPage }),
      },
      {
        path: PATHS.staffCusmaDebug,
        lazy: async () => ({ Component: (await import('./pages/staff/cusma-debug.tsx')).CusmaDebugPage }),
      },
      {
        path: PATHS.staffSettingsSection,
        lazy: async () => ({ Component: (await import('./pages/staff/settings.tsx')).SettingsPage }),
      },
      {
        path: PATHS.staffProducts,
        lazy: async () => ({ Component: (await import('./pages/staff/products.tsx')).ProductsPage }),
      },
      {
        path: PATHS.staffAudit,
        lazy: async () => ({ Component: (await import('./pages/staff/audit.tsx')).AuditPage }),
      },
      {
        path: PATHS.staffSessions,
        lazy: async () => ({ Component: (await import('./pages/sessions.tsx')).SessionsPage }),
      },
      {
        path: PATHS.staffNotifications,
        lazy: async () => ({ Component: (await import('./pages/notifications.tsx')).NotificationsPage }),
      },
      {
        path: PATHS.staffAccount,
        lazy: async () => ({ Component: (await import('./pages/staff/account.tsx')).AccountPage }),
      },
      {
        path: PATHS.staffSecurity,
        lazy: async () => ({ Component: (await import('./pages/staff/security.tsx')).SecurityPage }),
      },
      {
        path: PATHS.staffQueue,
        lazy: async () => ({ Component: (await import('./pages/staff/queue.tsx')).QueuePage }),
      },
      {
        path: PATHS.staffRequests,
        lazy: async () => ({ Component: (await import('./pages/staff/requests.tsx')).RequestsPage }),
      },
      {
        path: PATHS.staffImport,
        lazy: async () => ({ Component: (await import('./pages/staff/import.tsx')).ImportPage }),
      },
      {
        path: '*',
        lazy: async () => ({ Component: (await import('./pages/unknown-address.tsx')).UnknownStaffAddress }),
      },
    ],
  },
]
