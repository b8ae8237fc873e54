import type { Deps } from "../deps.ts";

/** Headers of every answer: what a page of ours may load and who may frame it (docs/security.md). */
export function securityHeaders(deps: Deps): Record<string, string> {
  const gateway = new URL(deps.config.payment.cardFieldsUrl).origin;
  return {
    "content-security-policy": [
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob:",
      `connect-src 'self' ${gateway}`,
      `frame-src 'self' ${gateway}`,
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'self'",
    ].join("; "),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(self), microphone=(), geolocation=(), payment=(self)",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    ...(deps.config.secureCookies && { "strict-transport-security": "max-age=63072000; includeSubDomains" }),
  };
}
