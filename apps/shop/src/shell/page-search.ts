import { readSearch } from "@sihai/client";
import { useLocation } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { type Path, type PathSearch, paths } from "../paths.ts";
import { withoutPrefix } from "./language.ts";

/** The parameters of the page shown, by its address's schema; wrong ones are missing (rule A-40). */
export function usePageSearch<P extends Path>(path: P): PathSearch<P> {
  // Not the router's own object: it mixes values no schema let through with those one did.
  const { pathname, searchStr } = useLocation();
  const own = withoutPrefix(pathname);
  const [shown, setShown] = useState({ at: own, text: searchStr });
  // A page that is being left still stands while the next one comes: what the next one's address says is not meant for it.
  if (own === shown.at && searchStr !== shown.text) setShown({ at: own, text: searchStr });
  const text = own === shown.at ? searchStr : shown.text;
  return useMemo(
    () => readSearch(paths[path].search, Object.fromEntries(new URLSearchParams(text))) as PathSearch<P>,
    [path, text],
  );
}
