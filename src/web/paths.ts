// The addresses of the screens.
export const PATHS = {
  login: '/login',
  dashboard: '/dashboard',
  shipment: '/dashboard/shipment/:id',
  staff: '/staff',
} as const

export const shipmentPath = (id: string): string => `/dashboard/shipment/${encodeURIComponent(id)}`

export const isStaffPath = (path: string): boolean => path === PATHS.staff || path.startsWith(`${PATHS.staff}/`)
