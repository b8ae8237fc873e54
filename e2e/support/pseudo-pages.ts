import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { Page } from "@playwright/test";
import * as address from "@sihai/domain/address";
import * as courier from "@sihai/domain/courier";
import * as parcel from "@sihai/domain/parcel";
import * as platform from "@sihai/domain/platform";
import * as warehouse from "@sihai/domain/warehouse";

const mimeTypes: Readonly<Record<string, string>> = {
  ...{ ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".woff2": "font/woff2" },
  ...{ ".png": "image/png", ".webp": "image/webp", ".json": "application/json", ".ico": "image/x-icon", ".woff": "font/woff" },
};

/** Has the browser take both apps from the build in the pseudo-language; calls and pictures still come from the server. */
export async function servePseudo(page: Page, folder: string): Promise<void> {
  await page.route(
    (url) => !/^\/(?:api|files|pictures|sandbox)\//.test(url.pathname) && url.hostname === "localhost",
    async (route) => {
      const { pathname } = new URL(route.request().url());
      const inConsole = pathname.startsWith("/console");
      const asset = extname(pathname) !== "";
      const file = asset
        ? pathname.replace(/^\/console\//, "/")
        : inConsole || !/^\/en\/home\/?$/.test(pathname)
          ? "/index.html"
          : "/en-home.html";
      try {
        const body = readFileSync(join(folder, inConsole ? "console" : "shop", file));
        await route.fulfill({ body, contentType: mimeTypes[extname(file)] ?? "application/octet-stream" });
      } catch {
        await route.fallback();
      }
    },
  );
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(stringsIn) : [];
}

const regions = new Intl.DisplayNames("en", { type: "region" });
const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const months = Array.from({ length: 12 }, (_, month) =>
  ["short", "long"].map((style) =>
    new Intl.DateTimeFormat("en-GB", { month: style === "short" ? "short" : "long" }).format(new Date(2026, month, 1)),
  ),
).flat();
/** Names of the domain's tables, of countries and of months: data, in whatever language a page is read. */
const known = [
  ...[address, courier, parcel, platform, warehouse].flatMap((tables) => stringsIn({ ...tables })),
  ...letters.flatMap((first) => letters.map((second) => regions.of(first + second) ?? "")),
  ...months,
  // Names people give languages and currencies to themselves; codes of files.
  ...["English", "CNY", "USD", "EUR", "JPG", "PNG", "GIF", "PDF", "CSV"],
];

/** What the pages asked the server for since it was last emptied: names, goods, articles, numbers. All of it is data. */
export function dataHeard(page: Page) {
  const heard = new Set<string>();
  page.on("response", async (reply) => {
    if (!new URL(reply.url()).pathname.startsWith("/api/")) return;
    const body: unknown = await reply.json().catch(() => null);
    for (const text of stringsIn(body)) heard.add(text);
  });
  return { forget: () => heard.clear(), all: () => [...known, ...heard].join("\n").toLowerCase() };
}

type Seen = { hardCoded: string[]; clipped: string[]; sideways: number };

/** What of the page is said in plain English, is cut off, or scrolls sideways. */
export async function lookAt(page: Page, data: string): Promise<Seen> {
  const { texts, clipped, sideways } = await page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility() && element.getClientRects().length > 0;
    const found = new Set<string>();
    const cut: string[] = [];
    for (const element of document.body.querySelectorAll("*")) {
      if (!isShown(element) || element.closest("script, style, iframe, [data-typed]")) continue;
      for (const name of ["aria-label", "placeholder", "title", "alt"]) found.add(element.getAttribute(name) ?? "");
      const own = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent ?? "");
      const text = own.join("").trim();
      if (text === "") continue;
      found.add(text);
      const { overflowX, textOverflow, whiteSpace } = getComputedStyle(element);
      const hides = overflowX === "hidden" || overflowX === "clip";
      const isTooWide = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1;
      if (hides && isTooWide && textOverflow !== "ellipsis") cut.push(`${whiteSpace}: ${text}`);
      const box = element.getBoundingClientRect();
      const scroller = (() => {
        for (let parent = element.parentElement; parent; parent = parent.parentElement)
          if (["auto", "scroll", "hidden"].includes(getComputedStyle(parent).overflowX)) return parent;
        return null;
      })();
      if (!scroller && box.width > 1 && box.right > document.documentElement.clientWidth + 1)
        cut.push(`beyond the edge: ${text}`);
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    return { texts: [...found], clipped: cut, sideways: scrollWidth - clientWidth };
  });
  const hardCoded = texts.filter((text) =>
    (text.match(/[A-Za-z][A-Za-z ,.'’&/-]*[A-Za-z]/g) ?? []).some(
      (run) =>
        /[A-Za-z]{3}/.test(run) &&
        run.split(/[,/]|\s-\s/).some((part) => /[A-Za-z]{3}/.test(part) && !data.includes(part.trim().toLowerCase())),
    ),
  );
  return { hardCoded, clipped, sideways };
}
