import type { Page } from "@playwright/test";
import { elsewhere, markup } from "../../apps/server/testing/hostile/texts.ts";
import { settling } from "../support/settling.ts";

export { markup as payloads };

declare global {
  interface Window {
    hurt?: number;
    reports?: string[];
  }
}

export type Harm = {
  /** How often something ran. */
  executed: number;
  /** What the browser's policy stopped. */
  reports: string[];
  /** Places that run when they are pressed. */
  links: number;
  /** What became an element. */
  elements: number;
  /** Dialogs, and what was asked of a host that only a text names. */
  dialogs: string[];
  asked: string[];
};
export const noHarm: Harm = { executed: 0, reports: [], links: 0, elements: 0, dialogs: [], asked: [] };

/** Notes what texts do in this page from its next address on; says so when asked. */
export async function watchForHarm(page: Page): Promise<() => Promise<Harm>> {
  const settled = settling(page);
  const dialogs: string[] = [];
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    if (new URL(request.url()).hostname.endsWith(elsewhere)) asked.push(request.url());
  });
  await page.addInitScript(() => {
    window.reports = [];
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
      window.reports?.push(`${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  /** What happened on the page, with every folded part of it opened. */
  return async () => {
    await settled();
    // A picture of nowhere does its harm when it has failed.
    await page.waitForFunction(() => [...document.images].every(({ complete, loading }) => complete || loading === "lazy"));
    const seen = await page.evaluate(() => {
      for (const details of document.querySelectorAll("details")) details.open = true;
      const runs = (address: string) =>
        /^(?:javascript:|vbscript:|data:text)/.test(URL.parse(address, location.href)?.href ?? "");
      const addresses = ["href", "src", "action", "formaction"].flatMap((name) =>
        [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ""),
      );
      return {
        executed: window.hurt ?? 0,
        reports: window.reports ?? ["nobody listened"],
        links: addresses.filter(runs).length,
        elements: document.querySelectorAll("[data-hurt]").length,
      };
    });
    return { ...seen, dialogs, asked };
  };
}
