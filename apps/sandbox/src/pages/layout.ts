import type { FastifyRequest } from "fastify";

export type Lang = "zh" | "en";

/** `?lang=cn|zh|en` first, then what the browser prefers; English when it says nothing. */
export function langOf(request: FastifyRequest): Lang {
  const { query } = request;
  const requested = typeof query === "object" && query !== null && "lang" in query ? String(query.lang) : "";
  if (/^(cn|zh)/i.test(requested)) return "zh";
  if (/^en/i.test(requested)) return "en";
  const preferred = (request.headers["accept-language"] ?? "").split(",").find((part) => /^\s*(zh|en)/i.test(part));
  return /^\s*zh/i.test(preferred ?? "") ? "zh" : "en";
}

/** For text and for quoted attributes; whatever a visitor typed goes through here before it is shown. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

type Page = { lang: Lang; title: string; body: string; script?: string; bare?: boolean };

/** A whole page of the sandbox. `bare` leaves out the header, for pages inside a frame. */
export function htmlPage({ lang, title, body, script, bare = false }: Page): string {
  const header = bare
    ? ""
    : `<header class="top"><a class="brand" href="/">${lang === "zh" ? "沙盒 · 外面的世界" : "Sandbox · the outside world"}</a><nav><a href="/inbox">${
        lang === "zh" ? "收件箱" : "Inbox"
      }</a><a href="/push">${lang === "zh" ? "推送" : "Push"}</a><a href="?lang=${lang === "zh" ? "en" : "zh"}" lang="${lang === "zh" ? "en" : "zh-CN"}">${lang === "zh" ? "English" : "中文"}</a></nav></header>`;
  return (
    `<!doctype html><html lang="${lang === "zh" ? "zh-CN" : "en"}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="color-scheme" content="light"><title>${escapeHtml(title)}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/assets/sandbox.css">` +
    `${script ? `<script src="/assets/${script}" defer></script>` : ""}</head><body${bare ? ' class="bare"' : ""}>${header}<main>${body}</main></body></html>`
  );
}
