import { readSearch } from "@sihai/client";
import { useLocation } from "@tanstack/react-router";
import { useMemo } from "react";
import { go } from "./navigation.ts";
import { type Path, type PathSearch, paths } from "./paths.ts";

/** What the address of the page shown says, and a way to change a part of it. `undefined` takes a filter out. */
export function usePageSearch<P extends Path>(
  path: P,
): [
  PathSearch<P>,
  (change: { [Key in keyof PathSearch<P>]?: PathSearch<P>[Key] | undefined }, options?: { replace?: boolean }) => void,
] {
  // Not the router's own object: it mixes values no schema let through with those one did.
  const text = useLocation({ select: ({ searchStr }) => searchStr });
  const known = useMemo(
    () => readSearch(paths[path].search, Object.fromEntries(new URLSearchParams(text))) as PathSearch<P>,
    [path, text],
  );
  return [known, (change, options) => go(path, { ...known, ...change } as PathSearch<P>, options)];
}
