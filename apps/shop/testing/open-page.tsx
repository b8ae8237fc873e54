import "../src/styles.css";
import { setRequestWorld } from "@sihai/client";
import { openWire, type Wire } from "@sihai/client/testing";
import type { CallData } from "@sihai/contract";
import { listConsults } from "@sihai/contract/consult";
import { adverts, readArticle } from "@sihai/contract/content";
import { listOwnDisputes } from "@sihai/contract/dispute";
import { userInfo } from "@sihai/contract/identity";
import { getWallet, listCards } from "@sihai/contract/payment";
import { readNotices, readPlaces, readSettings } from "@sihai/contract/setting";
import { listTransfers, waitingTransfers } from "@sihai/contract/transfer";
import { emptyDraft } from "@sihai/domain/order/draft";
import { seedJson } from "@sihai/domain/setting";
import { type Language, languageTag } from "@sihai/text";
import { shellDict } from "@sihai/text/dict/shell";
import { uiDict } from "@sihai/text/dict/ui";
import { createRouter, RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { onTestFinished } from "vitest";
import { keptChoices, keptTable } from "../src/features/goods/pasted/kept-choices.ts";
import type { Path, PathSearch } from "../src/paths.ts";
import { pages } from "../src/routes.tsx";
import { currentLanguage, rememberLanguage } from "../src/shell/language.ts";
import { standWhereLeft } from "../src/shell/moving/stand-where-left.ts";
import { appHistory, href } from "../src/shell/navigation.ts";
import { reportFailure } from "../src/shell/report-failure.ts";
import { router } from "../src/shell/router.tsx";
import { useSession } from "../src/shell/session.ts";
import { changeDraft, useQuickOrderDraft } from "../src/stores/build-order-draft.ts";
import { goodsChoices } from "../src/stores/goods-choice.ts";
import { keptTicks } from "../src/stores/kept-ticks.ts";
import { homePasted, shoppingPasted } from "../src/stores/pasted-text.ts";
import { useUserOperation } from "../src/stores/user-operation.ts";
import { stand } from "./stand.ts";
import { anArticle, aWallet } from "./things.ts";

type Opening<P extends Path> = {
  search?: PathSearch<P>;
  language?: Language;
  /** Who is logged in; a visitor when left out. */
  user?: { userId: string; email: string };
};

export const mei = { userId: "7", email: "mei@example.com" };

/** Mei's account as the server tells it. */
export const meiInfo: CallData<typeof userInfo> = {
  ...{ ...mei, userName: "mei", nickName: "Mei", avatar: null, userLevel: 1, language: "en", isRegistered: true },
  ...{ sign: false, signDay: 0, point: 0, couponsNum: 0, activeNotice: 0, realityMoney: "9000.00", warehouseId: 1 },
  ...{ emailIsValid: true, isBindEmail: true, isWxBindEmail: false, hasPayPassword: true, hasLoginPassword: true },
  ...{ currencyRate: null, currencyCode: "CNY", currencySymbol: "CN ￥", closesAt: null, mailboxAsked: null },
};

/** A wire for a test of the shop: what stands on it is answered, and a lost line is tried again without a wait. */
export function shopWire(): Wire {
  const wire = openWire();
  localStorage.removeItem("sh_winding_down");
  // Kept by the tab, and files of specs share one: what one of them chose in the cart must not be chosen in the next.
  onTestFinished(() => {
    changeDraft(emptyDraft);
    changeDraft(emptyDraft, useQuickOrderDraft);
    goodsChoices.forget();
    homePasted.forget();
    shoppingPasted.forget();
    keptChoices.forget();
    keptTable.forget();
    keptTicks.forget();
  });
  wire.answering(readSettings, { data: { settings: seedJson, announced: [] } });
  wire.answering(readNotices, { data: { windingDown: false, announcements: [], agreementsSince: null } });
  wire.answering(readPlaces, { data: { lists: seedJson } });
  wire.answering(userInfo, { data: meiInfo });
  wire.answering(adverts, { data: { list: [] } });
  wire.answering(readArticle, { data: anArticle });
  wire.answering(waitingTransfers, { data: { list: [] } });
  wire.answering(listTransfers, { data: { list: [], total: 0, page: 1, pageSize: 20 } });
  wire.answering(listOwnDisputes, { data: { list: [], owed: "0.00" } });
  wire.answering(listCards, { data: { list: [] } });
  // Enough to pay from: nothing is added for a card.
  wire.answering(getWallet, { data: aWallet("9000.00") });
  wire.answering(listConsults, { data: { list: [], total: 0, page: 1, pageSize: 10, unread: 0 } });
  setRequestWorld({
    base: () => "/api",
    language: () => languageTag(currentLanguage()),
    words: () => shellDict.peek(currentLanguage()),
    report: reportFailure,
    knownAsLoggedIn: () => useSession.getState().status === "user",
    sleep: () => Promise.resolve(),
  });
  return wire;
}

/** Opens a page of the shop at its address, inside its frame, as the app does; until the test ends. */
export async function openPage<P extends Path>(
  path: P,
  { search, language = "en", user }: Opening<P> = {},
): Promise<HTMLElement> {
  rememberLanguage(language);
  // What travels apart from the page comes first, so that a spec waits for the server alone.
  const opened = pages.find((each) => each.path === path);
  const dicts = [uiDict, shellDict, ...(opened?.dicts ?? [])];
  await Promise.all([opened?.load(), ...dicts.map((dict) => dict.load(language))]);
  useSession.setState(user ? { status: "user", user } : { status: "visitor", user: null }, true);
  const before = location.href;
  // A page to go back to that asks the server nothing, then the page itself.
  appHistory.push(href("/forgot-password"));
  appHistory.flush();
  appHistory.push(href(path, search));
  appHistory.flush();
  // One that has shown nothing yet: the app's own would begin with the page of the test before.
  const fresh = createRouter(router.options);
  onTestFinished(standWhereLeft(fresh));
  onTestFinished(() => {
    // What a shopper chose in one spec is no choice of the next one's.
    useUserOperation.setState(useUserOperation.getInitialState(), true);
    history.replaceState(history.state, "", before);
    scrollTo(0, 0);
  });
  return stand(
    <StrictMode>
      <RouterProvider router={fresh} />
    </StrictMode>,
  );
}

/** Address and query of the page shown, without the language. */
export function addressShown(): string {
  return appHistory.location.href.replace(/^\/[a-z]{2}(?=\/)/, "");
}
