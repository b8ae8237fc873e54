import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { PageAhead, PageFiles } from "@sihai/contract";
import { type Language, languageTable, regionOf } from "@sihai/domain/language";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { sessionCookies } from "../sessions/sessions.ts";
import { viewingCookie } from "../sessions/viewings.ts";
import { openPageThread } from "./page-thread.ts";
import { readAhead } from "./read-ahead.ts";
import type { Site } from "./serve-site.ts";
import { openSharedReplies } from "./shared-replies.ts";

/** A visitor's page is made once for all who ask for it within so many seconds. */
const visitorsSeconds = 5;
/** What scripts of the page may read of the cookies, and the page looks like. */
const readableCookies = ["sh_uid", "sh_email", "sh_seen_as"];

export type Place = { page: string; language: Language };
export type RenderedPage = { html: string; cookies: string[]; isOwn: boolean };

export type PagesAhead = {
  /** What a page of a place is to fetch at once; empty where nothing is known of it. */
  head(place: Place): string;
  /** The page as it will look, with its data; null where the phone makes it. */
  render(request: FastifyRequest, place: Place, template: string): Promise<RenderedPage | null>;
  close(): Promise<void>;
};

/** What a built app left in its folder for the server: the files of each page, and the thread that renders the pages most looked at (decision 61). */
export function openPagesAhead(app: FastifyInstance, site: Site, now: () => number): PagesAhead {
  const folder = join(site.folder, ".ahead");
  const thread = openPageThread(join(folder, "thread.js"));
  const shared = openSharedReplies(visitorsSeconds);
  const tableNow = openTable(join(folder, "pages.json"));

  return {
    head({ page, language }) {
      const files = tableNow()?.pages[page]?.files[language] ?? [];
      return files.map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`).join("");
    },
    async render(request, { page, language }, template) {
      const table = tableNow();
      if (!table?.pages[page]?.rendered) return null;
      const isOwn = [sessionCookies.shopper, viewingCookie, ...readableCookies].some(
        (name) => request.cookies[name] !== undefined,
      );
      const languages = languagesOf(request);
      // What a visitor's page looks like follows from its address, and from where its reader seems to live.
      const key = `${regionOf(languages) ?? ""} ${request.url}`;
      const known = isOwn ? null : shared.find(key, now());
      if (known !== null) return { html: known, cookies: [], isOwn };
      const cookies: string[] = [];
      const ahead = await thread.render(
        request.url,
        { cookie: readableOf(request), languages },
        readAhead(app, request, cookies),
      );
      if (ahead === null) return null;
      const html = filled(codeAfter(inlineStyles(template, site.folder, table.styles), table.begin), language, ahead);
      if (!isOwn) shared.keep(key, html, now());
      return { html, cookies, isOwn };
    },
    close: () => thread.close(),
  };
}

/** Read anew when a build has changed it while the server runs. */
function openTable(file: string): () => PageFiles | null {
  let held: { stamp: number; table: PageFiles } | null = null;
  return () => {
    const stat = statSync(file, { throwIfNoEntry: false });
    if (!stat) return null;
    if (held?.stamp !== stat.mtimeMs) held = { stamp: stat.mtimeMs, table: JSON.parse(readFileSync(file, "utf8")) };
    return held.table;
  };
}

/** The languages of `accept-language`, in the order of the header, which browsers write by weight. */
function languagesOf(request: FastifyRequest): string[] {
  const tags = (request.headers["accept-language"] ?? "").split(",").map((part) => (part.split(";")[0] ?? "").trim());
  return tags.filter((tag) => /^[a-z]{2,3}(-[a-z\d]{2,8}){0,3}$/i.test(tag)).slice(0, 8);
}

function readableOf(request: FastifyRequest): string {
  return readableCookies
    .flatMap((name) => (request.cookies[name] === undefined ? [] : [`${name}=${encodeURIComponent(request.cookies[name])}`]))
    .join("; ");
}

/**
 * The sheet's own link stays, of a type that nobody fetches: chunks bring the sheets they name unless a link to them stands in the
 * document, and the same sheet a second time would set the Latin face anew and move what is read already.
 */
function inlineStyles(html: string, folder: string, styles: string): string {
  return html.replace(/<link rel="stylesheet"[^>]*>/, (link) => {
    if (styles === "" || !link.includes(styles) || link.includes("text/inlined")) return link;
    return `<style>${readFileSync(join(folder, styles), "utf8").trim()}</style><link rel="stylesheet" type="text/inlined" href="/${styles}">`;
  });
}

/** The code of the page named for the script that fetches it once the page is seen. */
function codeAfter(html: string, begin: string): string {
  const code: string[] = [];
  const without = html.replaceAll(
    /<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]*)">(?:<\/script>)?/g,
    (_, file) => {
      code.push(file);
      return "";
    },
  );
  const list = `<script type="application/json" id="code">${escapeScript(JSON.stringify(code))}</script>`;
  return without.replace("</head>", () => `${list}<script type="module" src="/${begin}"></script></head>`);
}

/** The page into its place. Until its code is there it is to be looked at only: what is tapped or typed before would be lost. */
function filled(template: string, language: Language, { html, data }: PageAhead): string {
  const body = `<div id="root"><div inert aria-busy="true">${html}</div></div>`;
  const script = `<script type="application/json" id="ahead">${escapeScript(data)}</script>`;
  return template
    .replace(/<html lang="[^"]*"/, `<html lang="${languageTable[language].tag}"`)
    .replace(/<div id="root">[\s\S]*?<\/div>(?=\s*<noscript>)/, () => body + script);
}

/** No text of a shop or a shopper ends the script it stands in. */
export function escapeScript(json: string): string {
  return json.replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
}
