import { pathOf } from "./paths.ts";

/** Where the console lives on its host. */
export const base = "/console";

/** Whether an address leads to a page of the console, without scheme or host; anything else could lead away. */
export function isOurs(address: string): boolean {
  if (!/^\/console(?:[/?]|$)/.test(address) || address.includes("\\")) return false;
  const path = address.slice(base.length).split(/[?#]/)[0] ?? "";
  return pathOf(path === "" ? "/" : path) !== null;
}
