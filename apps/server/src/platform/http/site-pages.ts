import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Config } from "../config/config.ts";

type Addresses = Pick<Config, "desktopSiteUrl" | "apiUrl" | "cookieDomain">;

export const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

/** A page as it goes out: once plain, once in each form a browser may take. */
export type SitePage = { etag: string; bodies: Record<Encoding, Buffer> };

/** A page by its file, with what its head holds beside; null for a file that is not there. */
export type SitePages = (file: string, head: string) => SitePage | null;

/**
 * Keeps the apps' pages in memory, compressed once and made anew when the file changes (a build while the server runs). The address
 * of the desktop site stands in each page for the redirect before the first paint, and that of the calls where they have a host of their own. What its head is to fetch at once is added, but for what the
 * page names itself.
 */
export function openSitePages(config: Addresses): SitePages {
  const held = new Map<string, { stamp: string; page: SitePage }>();
  const told = addressesOf(config);
  return (file, head) => {
    const stat = statSync(file, { throwIfNoEntry: false });
    if (!stat?.isFile()) return null;
    const stamp = `${stat.mtimeMs}-${stat.size}`;
    const known = held.get(file + head);
    if (known?.stamp === stamp) return known.page;
    const html = readFileSync(file, "utf8").replaceAll(/name="([\w-]+)" content=""/g, (empty, name: string) =>
      told[name] === undefined ? empty : `name="${name}" content="${escapeAttribute(told[name])}"`,
    );
    const page = compress(Buffer.from(html.replace("</head>", () => `${linksBeside(html, head)}</head>`)));
    held.set(file + head, { stamp, page });
    return page;
  };
}

function addressesOf({ desktopSiteUrl, apiUrl, cookieDomain }: Addresses): Record<string, string> {
  return {
    ...(desktopSiteUrl !== undefined && { "desktop-site": desktopSiteUrl }),
    ...(cookieDomain !== undefined && { "api-front": `${apiUrl}/api`, "api-gateway": `${apiUrl}/api`, "api-login": apiUrl }),
  };
}

function linksBeside(html: string, head: string): string {
  return head.replaceAll(/<link [^>]*href="([^"]*)">/g, (link, href: string) => (html.includes(`"${href}"`) ? "" : link));
}

function compress(plain: Buffer): SitePage {
  const br = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } });
  return { etag: etagOf(plain), bodies: { br, gzip: gzipSync(plain, { level: 9 }), identity: plain } };
}

/** Names content by what it holds, without the quotes of the header. */
export function etagOf(content: Buffer): string {
  return createHash("sha256").update(content).digest("base64url").slice(0, 22);
}

function escapeAttribute(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

/** The smallest form the browser takes (RFC 9110, 12.5.3): `q=0` refuses one, `*` stands for those not named. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const weights = new Map(
    (accepted ?? "").split(",").map((part) => {
      const [name = "", ...parameters] = part.trim().toLowerCase().split(";");
      const weight = parameters
        .map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1])
        .find((found) => found !== undefined);
      return [name.trim(), weight === undefined ? 1 : Number(weight)];
    }),
  );
  const takes = (name: string) => (weights.get(name) ?? weights.get("*") ?? 0) > 0;
  return encodings.find((name) => name !== "identity" && takes(name)) ?? "identity";
}
