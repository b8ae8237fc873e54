import { readSearch } from "@sihai/client";
import { useLocation } from "@tanstack/react-router";
import { useMemo } from "react";
import { type Path, type PathSearch, paths } from "../paths.ts";

/** The parameters of the page shown, by its address's schema; wrong ones are missing (rule A-40). */
export function usePageSearch<P extends Path>(path: P): PathSearch<P> {
  // Not the router's own object: it mixes values no schema let through with those one did.
  const text = useLocation({ select: ({ searchStr }) => searchStr });
  return useMemo(
    () => readSearch(paths[path].search, Object.fromEntries(new URLSearchParams(text))) as PathSearch<P>,
    [path, text],
  );
}
