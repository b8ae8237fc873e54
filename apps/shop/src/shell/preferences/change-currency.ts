import type { Currency } from "@sihai/domain";

/** Shows prices in another currency from now on. */
export async function changeCurrency(currency: Currency): Promise<void> {
  const account = await import("../account.ts");
  await account.changeCurrency(currency);
}
