import type { Dictionary } from "@sihai/text";
import type { ComponentType } from "react";
import type { Path, PathSearch } from "../paths.ts";

type PageModule = { default: ComponentType };

/** One line of `routes.tsx`. */
export type PageEntry = {
  path: Path;
  load: () => Promise<PageModule>;
  dicts: readonly { load: Dictionary<unknown>["load"] }[];
  prefetch?: (search: Record<string, unknown>) => void;
};

/**
 * Declares a page. `dicts` are fetched beside its chunk; `prefetch` starts its first reads at the same time (also on touch of a link),
 * and should import what it needs lazily, so that the entry stays small.
 */
export function page<P extends Path>(
  path: P,
  load: PageEntry["load"],
  dicts: PageEntry["dicts"] = [],
  prefetch?: (search: PathSearch<P>) => void,
): PageEntry {
  return { path, load, dicts, ...(prefetch ? { prefetch: prefetch as (search: Record<string, unknown>) => void } : {}) };
}
