// The variables of a seller's shops. Without their keys none is connected.
import { z } from 'zod'
import { texts as operations } from '#texts/en/operations.ts'
import { texts } from '#texts/en/start-up.ts'
import { type Connection, configured, hostOf, notConfigured } from '../connection.ts'
import type { ShopifyAccess } from './shopify.ts'
import type { WooAccess } from './woocommerce.ts'

export type ShopsEnv = {
  readonly shopify: ShopifyAccess | undefined
  readonly woocommerce: WooAccess | undefined
}

const filled = z.string().min(1, texts.notEmpty).optional()
/** The key goes with every question: in the clear to this machine alone. */
const address = z
  .string()
  .regex(/^(?:https:\/\/.|http:\/\/(?:localhost|127\.0\.0\.1)(?=:|$))(?:.*[^/])?$/, texts.shopUrl)
  .optional()

const shopifyVariables = { SHOPIFY_URL: address, SHOPIFY_TOKEN: filled }
const wooVariables = { WOOCOMMERCE_URL: address, WOOCOMMERCE_KEY: filled, WOOCOMMERCE_SECRET: filled }
export const shopVariables = { ...shopifyVariables, ...wooVariables }

type Variables = z.output<z.ZodObject<typeof shopVariables>>

export const shopsOf = (value: Variables): ShopsEnv => ({
  shopify:
    value.SHOPIFY_URL && value.SHOPIFY_TOKEN ? { baseUrl: value.SHOPIFY_URL, token: value.SHOPIFY_TOKEN } : undefined,
  woocommerce:
    value.WOOCOMMERCE_URL && value.WOOCOMMERCE_KEY && value.WOOCOMMERCE_SECRET
      ? { baseUrl: value.WOOCOMMERCE_URL, key: value.WOOCOMMERCE_KEY, secret: value.WOOCOMMERCE_SECRET }
      : undefined,
})

/** An address is of no use without its keys, nor keys without it. */
export function shopProblems(value: Variables): readonly (readonly [string, string])[] {
  return [shopifyVariables, wooVariables].flatMap((variables) => {
    const names = Object.keys(variables) as (keyof Variables)[]
    const missing = names.filter((name) => !value[name])
    return missing.length === names.length ? [] : missing.map((name) => [name, texts.shopNeeds] as const)
  })
}

export const shopifyConnection = ({ shopify }: ShopsEnv): Connection =>
  shopify
    ? configured(operations.details.shop(hostOf(shopify.baseUrl)), shopifyVariables)
    : notConfigured(operations.details.noShop, shopifyVariables)

export const wooConnection = ({ woocommerce }: ShopsEnv): Connection =>
  woocommerce
    ? configured(operations.details.shop(hostOf(woocommerce.baseUrl)), wooVariables)
    : notConfigured(operations.details.noShop, wooVariables)
