/** What a charge of a parcel is called: a service, or one of the charges that come by themselves. */
export function chargeName(code: string, charges: Record<string, string>, services: Record<string, { name: string }>): string {
  return charges[code] ?? services[code]?.name ?? code;
}
