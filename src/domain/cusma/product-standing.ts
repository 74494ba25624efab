// What is known of a product's origin before it is certified.

/**
 * 'originating' and 'not-originating': by a decision that holds; 'outdated': decided before something it rests on changed;
 * 'stated': never decided, but named without a test on a certificate that runs; 'unknown': none of these.
 */
export const PRODUCT_STANDINGS = ['originating', 'stated', 'outdated', 'not-originating', 'unknown'] as const
export type ProductStanding = (typeof PRODUCT_STANDINGS)[number]

/** Goods on one certificate: as many as are printed in half a second. */
export const MOST_CERTIFIED_PRODUCTS = 500

/** A certificate is listed for renewal when its period ends within so many days. */
export const RENEW_WITHIN_DAYS = 60

/** Certificates for a period as they are listed; those that end soon run, too. */
export const CERTIFICATE_LISTS = ['drafts', 'running', 'ending', 'ended'] as const
export type CertificateList = (typeof CERTIFICATE_LISTS)[number]
