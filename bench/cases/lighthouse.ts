import { type APIRequestContext, chromium } from "@playwright/test";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { median } from "../parts/load.ts";
import type { Server } from "../parts/processes.ts";
import type { Result } from "../parts/result.ts";

/** One visit swings by ten points: each page's figures are the medians of three. */
const visitsEach = 3;

/** Lighthouse's performance score of the home page on its slow phone; the median of the visits. */
export async function measureLighthouse(server: Server, chromePath: string): Promise<Result> {
  const chrome = await launch({ chromePath, chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu"] });
  const scores: number[] = [];
  try {
    for (let visit = 0; visit < visitsEach; visit++) {
      const run = await lighthouse(`${server.url}/en/home`, {
        port: chrome.port,
        onlyCategories: ["performance"],
        logLevel: "error",
        output: "json",
      });
      const score = run?.lhr.categories.performance?.score;
      if (typeof score === "number") scores.push(Math.round(score * 100));
    }
  } finally {
    chrome.kill();
  }
  const score = scores.length === 0 ? null : median(scores);
  return {
    name: "Lighthouse, home on a phone",
    measured: score,
    beside: null,
    unit: "of 100",
    judged: score,
    bar: { at: "least", value: 95 },
    note: `visits: ${scores.join(", ")}`,
  };
}

/** The twelve pages most used, with Mei's own things where a page needs one. */
async function mostUsed(request: APIRequestContext, url: string): Promise<string[]> {
  const ask = async (path: string) => {
    const reply = await request.get(`${url}/api${path}`, { headers: { "x-platform": "web" } });
    return ((await reply.json()) as { data: { list: Record<string, string>[] } }).data.list[0] ?? {};
  };
  const { goodsId } = await ask("/goods/popular");
  const { orderNo } = await ask("/order/list");
  const { packageId } = await ask("/parcel/list?tab=shipped");
  return [
    ...["/home", `/goods/detail?goodsId=${goodsId}`, "/goods/search?keyword=茶", "/cart", "/me", "/order/list"],
    ...[`/order/detail?orderNo=${orderNo}`, "/order/in-storage/goods-list", "/package/list?tab=shipped"],
    ...[`/package/detail?packageId=${packageId}`, "/calculator/list?country=DE&postcode=10115&weight=2.1", "/wallet/index"],
  ];
}

type Visit = { address: string; performance: number; accessibility: number; practices: number; paintS: number; shift: number };

/**
 * What Lighthouse says of the twelve most used pages in both languages, on its slow phone: the median of each page's visits, judged by the
 * worst page. `only`: those that begin so (`node bench/run.ts pages /cart,/me`).
 */
export async function measurePages(server: Server, chromePath: string, only = ["/"]): Promise<Result[]> {
  const chrome = await launch({ chromePath, chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu"] });
  const visits: Visit[] = [];
  const missed: string[] = [];
  try {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
    const [context] = browser.contexts();
    if (!context) throw new Error("the browser has no window");
    const data = { email: "mei@example.com", password: "Sihai#2026" };
    await context.request.post(`${server.url}/api/user/oauth/login`, { headers: { "x-platform": "web" }, data });
    for (const prefix of ["en", "cn"])
      for (const address of await mostUsed(context.request, server.url)) {
        if (!only.some((beginning) => address.startsWith(beginning))) continue;
        const seen = await medianVisit(`${server.url}/${prefix}${address}`, chrome.port);
        if (seen) visits.push(seen);
        else missed.push(`/${prefix}${address}`);
      }
    await browser.close();
  } finally {
    chrome.kill();
  }
  const of = (name: string, unit: string, at: "least" | "most", value: number, figure: (visit: Visit) => number): Result => {
    const sorted = visits.toSorted((a, b) => (at === "least" ? figure(a) - figure(b) : figure(b) - figure(a)));
    const worst = sorted[0] ? figure(sorted[0]) : null;
    const named = sorted.slice(0, 3).map((one) => `${one.address} ${figure(one)}`);
    // A page that was not measured may be the worst: nothing is judged then.
    const judged = missed.length === 0 ? worst : null;
    const note = [...named, ...missed.map((address) => `${address} not measured`)].join(", ");
    return { name, measured: worst, beside: null, unit, judged, bar: { at, value }, note };
  };
  return [
    of("twelve pages, Lighthouse performance, worst", "of 100", "least", 95, ({ performance }) => performance),
    of("twelve pages, Lighthouse accessibility, worst", "of 100", "least", 100, ({ accessibility }) => accessibility),
    of("twelve pages, Lighthouse best practices, worst", "of 100", "least", 100, ({ practices }) => practices),
    of("twelve pages, largest paint, worst", "s", "most", 2, ({ paintS }) => paintS),
    of("twelve pages, shift, worst", "", "most", 0.02, ({ shift }) => shift),
  ];
}

/** The median of performance and of paint, the worst of what should never be missed; null when a visit could not be measured. */
async function medianVisit(url: string, port: number): Promise<Visit | null> {
  const seen: Visit[] = [];
  for (let at = 0; at < visitsEach; at++) {
    const one = await visit(url, port);
    if (!one) return null;
    seen.push(one);
  }
  const of = (figure: (visit: Visit) => number) => median(seen.map(figure));
  const middle = {
    address: new URL(url).pathname,
    performance: of(({ performance }) => performance),
    accessibility: Math.min(...seen.map(({ accessibility }) => accessibility)),
    practices: Math.min(...seen.map(({ practices }) => practices)),
    paintS: of(({ paintS }) => paintS),
    shift: Math.max(...seen.map(({ shift }) => shift)),
  };
  console.log(`    ${Object.values(middle).join("  ")}  (${seen.map(({ performance }) => performance).join(", ")})`);
  return middle;
}

/**
 * Cookies outlast Lighthouse's own cleaning: it visits as whoever is logged in. On a busy machine it sometimes sees no picture, and leaves
 * scores out: visited again then, and null where that does not help.
 */
async function visit(url: string, port: number, triesLeft = 2): Promise<Visit | null> {
  const onlyCategories = ["performance", "accessibility", "best-practices"];
  const run = await lighthouse(url, { port, onlyCategories, logLevel: "error", output: "json" });
  const { categories = {}, audits = {} } = run?.lhr ?? {};
  if (onlyCategories.some((name) => typeof categories[name]?.score !== "number")) {
    console.log(`    ${new URL(url).pathname}  not measured ${run?.lhr.runtimeError?.code ?? ""}`);
    return triesLeft > 0 ? visit(url, port, triesLeft - 1) : null;
  }
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const seen = {
    address: new URL(url).pathname,
    performance: score("performance"),
    accessibility: score("accessibility"),
    practices: score("best-practices"),
    paintS: Math.round((audits["largest-contentful-paint"]?.numericValue ?? 0) / 10) / 100,
    shift: Math.round((audits["cumulative-layout-shift"]?.numericValue ?? 0) * 1000) / 1000,
  };
  return seen;
}
