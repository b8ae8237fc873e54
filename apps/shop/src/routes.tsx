import { homeDict } from "@sihai/text/dict/home";
import { page } from "./shell/page.ts";

/**
 * Every finished page: its address, its chunk and the words it needs. A page enters this list when it works; until then its
 * address leads home. How to add one: docs/pages.md.
 */
export const pages = [page("/home", () => import("./features/home/HomePage.tsx"), [homeDict])];
