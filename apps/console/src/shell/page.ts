import type { Dictionary } from "@sihai/text";
import type { ComponentType } from "react";
import type { Path } from "./paths.ts";

/** One line of `routes.ts`. */
export type PageEntry = {
  path: Path;
  load: () => Promise<{ default: ComponentType }>;
  dicts: readonly { load: Dictionary<unknown>["load"] }[];
};

/** Its code comes with `load`, its words with `dicts`, both when the page is first wanted. */
export function page(path: Path, load: PageEntry["load"], dicts: PageEntry["dicts"] = []): PageEntry {
  return { path, load, dicts };
}
