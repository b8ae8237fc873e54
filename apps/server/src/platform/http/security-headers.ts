import type { Deps } from "../deps.ts";

/** Headers of every answer: what a page of ours may load and who may frame it (docs/security.md). */
export function securityHeaders(deps: Deps): Record<string, string> {
  const { apiUrl, cookieDomain, payment } = deps.config;
  const isApart = cookieDomain !== undefined;
  const { script, frames, calls } = gatewayOrigins(payment.scriptUrl);
  return {
    "content-security-policy": [
      "default-src 'self'",
      `script-src 'self' ${script}`,
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob:",
      `connect-src 'self'${isApart ? ` ${new URL(apiUrl).origin}` : ""}${calls}`,
      `frame-src 'self' ${frames}`,
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'self'",
    ].join("; "),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(self), microphone=(), geolocation=(), payment=(self)",
    "cross-origin-opener-policy": "same-origin",
    // What a call answers is read by a page of the shop's own host (own-page.ts), and by no other site's.
    "cross-origin-resource-policy": isApart ? "same-site" : "same-origin",
    ...(deps.config.secureCookies && { "strict-transport-security": "max-age=63072000; includeSubDomains" }),
  };
}

/** What the card gateway's script is loaded from, frames and calls; the vendor's are as its own page on content security policies lists them. */
function gatewayOrigins(scriptUrl: string): { script: string; frames: string; calls: string } {
  const { origin } = new URL(scriptUrl);
  if (origin !== "https://js.stripe.com") return { script: origin, frames: origin, calls: "" };
  const script = `${origin} https://*.js.stripe.com`;
  return { script, frames: `${script} https://hooks.stripe.com`, calls: " https://api.stripe.com" };
}
