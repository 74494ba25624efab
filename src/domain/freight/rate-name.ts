// A carrier and its service in one name.

/** 'FedEx' with 'Ground' or with 'FedEx Ground' is 'FedEx Ground'. */
export function rateName(carrier: string, service: string): string {
  const repeats = service.toLowerCase().startsWith(`${carrier.toLowerCase()} `) || service === carrier
  return repeats ? service : `${carrier} ${service}`
}
