import { nameOfCall, queryClient, type ReplyAhead, setRequestWorld } from "@sihai/client";
import type { PageAhead } from "@sihai/contract";
import { languageTag } from "@sihai/text";
import { shellDict } from "@sihai/text/dict/shell";
import { uiDict } from "@sihai/text/dict/ui";
import type { Query } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import React from "react";
import { prerender } from "react-dom/static.edge";
import { needsUser } from "../paths.ts";
import { showRates } from "../shell/account.ts";
import { visitNow } from "../shell/cookies.ts";
import { languageOfPath, rememberLanguage, withoutPrefix } from "../shell/language.ts";
import { appHistory } from "../shell/navigation.ts";
import { router } from "../shell/router.tsx";
import { hasUser, knownAsLoggedIn, useSession } from "../shell/session.ts";
import type { PageData } from "./page-data.ts";

/** A page whose parts ask one after another is shown as far as it is known by then. */
const passesMax = 5;

// On a server React asks stores for what they were at the start, for the phone to begin with the same; here it begins with what they are.
Object.assign(React, { useSyncExternalStore: (_: unknown, now: () => unknown) => now() });

/** What was answered meanwhile; a failure is the phone's to meet. */
const replies: ReplyAhead[] = [];
let failed = false;

/**
 * Renders the page of an address as its visitor would see it, with the data it asks for. Runs in a realm of its own, made for this one page
 * (thread.ts), so nothing of another visitor is within reach. Null where the page is better made on the phone.
 */
async function renderPage(address: string): Promise<PageAhead | null> {
  const language = languageOfPath(location.pathname);
  if (language === null) return null;
  const visit = visitNow();
  watchReplies();
  rememberLanguage(language);
  setRequestWorld({ base: () => "/api", language: () => languageTag(language), knownAsLoggedIn });
  useSession.setState({ status: knownAsLoggedIn() ? "unknown" : "visitor", user: null }, true);
  appHistory.replace(address);
  appHistory.flush();
  await Promise.all([uiDict.load(language), shellDict.load(language)]);
  const isUser = await hasUser();
  // The phone leads to the login page, and back to this one after it.
  if (needsUser(withoutPrefix(location.pathname)) && !isUser) return null;
  const rates = showRates().catch(() => undefined);
  await router.load();
  await rates;
  if (router.state.matches.some(({ status }) => status !== "success")) return null;
  const html = await renderWithData();
  if (!html?.includes('<main id="content"')) return null;
  return failed ? null : { html, data: JSON.stringify(dataOf(languageTag(language), visit)) };
}

/** Renders, asks what the parts wanted to know, and renders again until they know it. */
async function renderWithData(): Promise<string | null> {
  const cache = queryClient.getQueryCache();
  for (let pass = 1; ; pass += 1) {
    let broken = false;
    const { prelude } = await prerender(<RouterProvider router={router} />, {
      onError: () => {
        broken = true;
      },
      // Parts by themselves would be put into their places by scripts within the page, which no page of ours may have.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    });
    const html = (await new Response(prelude).text()).replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, "");
    const wanted = cache.getAll().filter(isWanted);
    if (broken) return null;
    if (wanted.length === 0 || pass >= passesMax) return html;
    await Promise.all(wanted.map((query) => query.fetch().catch(() => undefined)));
  }
}

function isWanted({ state, options }: Query): boolean {
  return state.status === "pending" && options.queryFn !== undefined && !("enabled" in options && options.enabled === false);
}

function watchReplies(): void {
  const ask = globalThis.fetch;
  globalThis.fetch = async (url, init) => {
    const reply = await ask(url, init);
    const text = await reply.clone().text();
    if (reply.status >= 500) failed = true;
    const name = nameOfCall(init?.method ?? "GET", String(url), typeof init?.body === "string" ? init.body : null);
    if (reply.status === 200 && !replies.some((known) => known.name === name))
      replies.push({ name, date: reply.headers.get("date") ?? "", data: JSON.parse(text).data });
    return reply;
  };
}

function dataOf(language: string, visit: string | null): PageData {
  const byText = new Map(replies.map(({ data }, index) => [JSON.stringify(data), index]));
  const answers = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === "success")
    .flatMap(({ queryKey, state }) => {
      const first = firstPageOf(state.data);
      const from = byText.get(JSON.stringify(first ? first.data : state.data));
      return from === undefined ? [] : [{ key: queryKey, from, paged: first && { param: first.param } }];
    });
  return { language, visit, replies, answers };
}

function firstPageOf(data: unknown): { data: unknown; param: unknown } | null {
  if (typeof data !== "object" || data === null || !("pages" in data) || !("pageParams" in data)) return null;
  if (!Array.isArray(data.pages) || !Array.isArray(data.pageParams) || data.pages.length !== 1) return null;
  return { data: data.pages[0], param: data.pageParams[0] };
}

Object.assign(globalThis, { renderPage });
