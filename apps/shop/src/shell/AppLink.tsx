import type { LinkPartProps } from "@sihai/ui";
import type { MouseEvent } from "react";
import { appHistory } from "./navigation.ts";

/** Fetches the page behind an address ahead of time; set by the router, which needs this link itself. */
let preload: (address: string) => void = () => undefined;

/** Says how a page is fetched before its link is pressed; given by the start, because links know no router. */
export function setPreload(action: typeof preload): void {
  preload = action;
}

/** The kit's link inside the app: an ordinary address, opened without a reload. */
export function AppLink({ href, onClick, replace = false, ...rest }: LinkPartProps) {
  const inside = href.startsWith("/") && !href.startsWith("/api/");

  function open(event: MouseEvent<HTMLElement>) {
    onClick?.();
    if (
      !inside ||
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    event.preventDefault();
    // A page that goes with the focus in it is styled once more; a finger or a mouse misses it nowhere, a keyboard keeps its place until the next page stands.
    if (event.detail > 0) event.currentTarget.blur();
    if (replace) appHistory.replace(href);
    else appHistory.push(href);
  }

  const ahead = inside ? () => preload(href) : undefined;
  return <a href={href} onClick={open} onTouchStart={ahead} onMouseEnter={ahead} {...rest} />;
}
