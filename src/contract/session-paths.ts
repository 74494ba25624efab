// Calls that a session is checked by or that mean it alone: the browser knows them by their paths before it knows anything else of them.

export const BUSINESS_INFO_PATH = '/api/client-business-info'
export const COMPANIES_PATH = '/api/companies'
export const COMPANY_SWITCH_PATH = '/api/companies/current'
export const LOGOUT_PATH = '/api/auth/logout'
