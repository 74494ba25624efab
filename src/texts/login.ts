// Landing page and sign-in of clients.
export const texts = {
  headline: 'Every duty line explained before the truck leaves.',
  promise:
    'Prepare shipments to Amazon FBA or a middle-mile warehouse: codes, origin, makers, CUSMA certificates and invoices in one place.',
  tagline: 'Selling from Canada to the US',
  clientLogin: 'Client Login',
  email: 'Email',
  emailHint: 'The address on your account. Open to clients with shipment activity in the last 3 months.',
  needFullAccess: 'Need Full Access?',
  fullAccessText: 'Unlimited tools, shipment management, invoices and priority support.',
  accessDashboard: 'Access Dashboard',
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  refused: 'Login failed. Please check your email and try again.',
  noConnection: 'Login failed. Please check your connection and try again.',
  specimen: 'Example of a duty receipt',
} as const
