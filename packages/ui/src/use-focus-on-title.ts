import { useEffect, useRef } from "react";

/**
 * After a step to another page, focus goes to its title, which is read aloud. The first page keeps the browser's own start, and a page that
 * has put the focus into its scan field keeps it there.
 */
export function useFocusOnTitle(pathname: string): void {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (document.activeElement?.matches("[data-scan]")) return;
    document.querySelector<HTMLElement>("[data-page-title]")?.focus({ preventScroll: true });
  }, [pathname]);
}
