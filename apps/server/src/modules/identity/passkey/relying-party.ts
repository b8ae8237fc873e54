import { passkeyPolicy } from "@sihai/domain/identity";
import type { Config } from "#platform";

/** The site passkeys are made for: where the shop is reached, whatever a request says of itself. */
export function relyingParty({ publicUrl }: Pick<Config, "publicUrl">): { id: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

export const timeoutMs = passkeyPolicy.minutes * 60_000;
