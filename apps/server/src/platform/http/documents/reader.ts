import type { Route } from "../route.ts";
import { addressOf, type Bases, schemaOf } from "./openapi.ts";
import { programsGuide } from "./programs-guide.ts";
import { escapeHtml } from "./text.ts";

/** A plain reader of the document: no script, so that it needs nothing from the content policy. */
export function openApiReader(routes: readonly Route[], bases: Bases): string {
  const rows = routes
    .map(({ endpoint, allow }) => {
      const cells = [endpoint.method, addressOf(endpoint, bases), endpoint.summary, allow.access, endpoint.refusals.join(", ")];
      const input = JSON.stringify(schemaOf(endpoint.method === "GET" ? endpoint.query : endpoint.body), null, 1);
      const output = JSON.stringify(schemaOf(endpoint.data), null, 1);
      return `<details><summary><code>${escapeHtml(cells.slice(0, 2).join(" "))}</code> ${escapeHtml(cells.slice(2, 4).join(" · "))}</summary><p>${escapeHtml(cells[4] ?? "")}</p><h3>in</h3><pre>${escapeHtml(input)}</pre><h3>out</h3><pre>${escapeHtml(output)}</pre></details>`;
    })
    .join("\n");
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sihai API</title>
<style>body{font:15px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}summary{padding:.4rem 0;cursor:pointer}pre{background:#f4f6f9;padding:1rem;overflow:auto}</style>
<h1>Sihai API</h1><p>The whole document: <a href="/openapi.json">/openapi.json</a></p>${programsGuide(routes, bases)}<h2>All calls</h2>${rows}</html>`;
}
