import { readSearch } from "@sihai/client";
import { useLocation } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { go } from "./navigation.ts";
import { type Path, type PathSearch, paths } from "./paths.ts";

/** What the address of the page shown says, and a way to change a part of it. `undefined` takes a filter out. */
export function usePageSearch<P extends Path>(
  path: P,
): [
  PathSearch<P>,
  (change: { [Key in keyof PathSearch<P>]?: PathSearch<P>[Key] | undefined }, options?: { replace?: boolean }) => void,
] {
  const text = useOwnText();
  // Not the router's own object: it mixes values no schema let through with those one did.
  const known = useMemo(
    () => readSearch(paths[path].search, Object.fromEntries(new URLSearchParams(text))) as PathSearch<P>,
    [path, text],
  );
  return [known, (change, options) => go(path, { ...known, ...change } as PathSearch<P>, options)];
}

/** A page that is being left still stands while the next one comes: what the next one's address says is not meant for it. */
function useOwnText(): string {
  const { pathname, searchStr } = useLocation();
  const [shown, setShown] = useState({ at: pathname, text: searchStr });
  const isOwn = pathname === shown.at;
  if (isOwn && searchStr !== shown.text) setShown({ at: pathname, text: searchStr });
  return isOwn ? searchStr : shown.text;
}
