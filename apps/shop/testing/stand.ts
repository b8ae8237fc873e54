import { queryClient } from "@sihai/client";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { onTestFinished } from "vitest";

/** Puts something on the page until the test ends; what was asked for meanwhile is forgotten then. */
export function stand(node: ReactNode, tag: "main" | "div" = "div"): HTMLElement {
  const host = document.createElement(tag);
  document.body.append(host);
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
    queryClient.clear();
  });
  root.render(node);
  return host;
}
