// Which company a page was made for.

/** Carried by calls of a client's pages: whoever belongs to several companies may have changed to another in the meantime. */
export const COMPANY_HEADER = 'x-company'
