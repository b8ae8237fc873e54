import { homeDict } from "@sihai/text/dict/home";
import { payDict } from "@sihai/text/dict/pay";
import { walletDict } from "@sihai/text/dict/wallet";
import { page } from "./shell/page.ts";

/**
 * Every finished page: its address, its chunk and the words it needs. A page enters this list when it works; until then its
 * address leads home. How to add one: docs/pages.md.
 */
export const pages = [
  page("/home", () => import("./features/home/HomePage.tsx"), [homeDict]),
  page("/pay/index", () => import("./features/pay/PayPage.tsx"), [payDict]),
  page("/pay/success", () => import("./features/pay/PaySuccessPage.tsx"), [payDict]),
  page("/wallet/index", () => import("./features/wallet/WalletPage.tsx"), [walletDict]),
];
