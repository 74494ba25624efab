// Staff portal.
export const texts = {
  title: 'Staff',
  signIn: 'Sign in',
  password: 'Staff password',
  invalidPassword: 'Invalid password',
  noConnection: 'Failed to connect to server. Please try again.',
  clients: 'Clients',
  clientName: 'CLIENT NAME',
  email: 'EMAIL',
  joined: 'JOINED',
  noClients: 'No clients found',
  search: 'Search clients',
  logout: 'Logout',
  loadClientsFailed: 'Failed to load clients',
  data: 'Reference data',
  legalTextsMissing:
    'Legal texts are not installed. Screens show our own titles. Run npm run reference:update to install them.',
  legalTextsInstalled: 'Legal texts are installed.',
} as const
