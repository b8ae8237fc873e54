import { shellDict } from "@sihai/text/dict/shell";
import { TabBar } from "@sihai/ui";
import { House, ShoppingCart, UserRound } from "lucide-react";
import type { Path } from "../paths.ts";
import { href } from "./navigation.ts";
import { useDict } from "./use-dict.ts";

/** The pages with the tab bar (rule A-52). */
export const tabPaths = ["/home", "/cart", "/me"] as const satisfies readonly Path[];

/** The tab bar of the shop's three main pages; a page deeper has none. */
export function MainTabs({ current }: { current: Path }) {
  const words = useDict(shellDict);
  const icons = { "/home": House, "/cart": ShoppingCart, "/me": UserRound };
  const labels = { "/home": words.home, "/cart": words.cart, "/me": words.me };
  return (
    <TabBar
      label={words.mainMenu}
      tabs={tabPaths.map((path) => ({ href: href(path), label: labels[path], icon: icons[path], current: path === current }))}
    />
  );
}
