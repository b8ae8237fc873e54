import { remarkLines } from "@sihai/domain/order/draft";
import { wordOf } from "./states.ts";

type Wish = { needCheck: boolean; boxInStorage: boolean; specialMark: boolean; returnExchangeConfirmed: boolean };

/** What the buyer ticked for a shop, in words, what needs most care first. */
export function wishWords(wish: Wish | null, names: Record<keyof Wish, string>): string[] {
  if (wish === null) return [];
  const order = ["specialMark", "needCheck", "boxInStorage", "returnExchangeConfirmed"] as const;
  return order.filter((name) => wish[name]).map((name) => names[name]);
}

type Service = { serviceNo: string; quantity: number; remarks: string };

/** A service chosen with an order: how often, and what its customer said to it (rules E-17 and E-18). */
export function serviceWords({ serviceNo, quantity, remarks }: Service, names: Readonly<Record<string, string>>): string {
  const said = remarks === "" ? "" : ` (${remarkLines(remarks).join("; ")})`;
  return `${wordOf(names, serviceNo)} × ${quantity}${said}`;
}
