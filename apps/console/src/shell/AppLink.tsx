import type { LinkPartProps } from "@sihai/ui";
import type { MouseEvent } from "react";
import { consoleHistory } from "./navigation.ts";
import { base } from "./our-address.ts";

/** The kit's link inside the console: an ordinary address, opened without a reload. */
export function AppLink({ href, onClick, ...rest }: LinkPartProps) {
  const inside = href.startsWith(`${base}/`);

  function open(event: MouseEvent) {
    onClick?.();
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!inside || event.defaultPrevented || event.button !== 0 || isModified) return;
    event.preventDefault();
    consoleHistory.push(href);
  }

  return <a href={href} onClick={open} {...rest} />;
}
