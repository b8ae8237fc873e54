import type { Settings } from "./settings.ts";

export type WindingDown = { code: "WINDING_DOWN" };

/** Whether something new may be begun: a cart filled, an order placed, money paid in. Null: it may. */
export function refuseNewBusiness({ windingDown }: Pick<Settings, "windingDown">): WindingDown | null {
  return windingDown ? { code: "WINDING_DOWN" } : null;
}
