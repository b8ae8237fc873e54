import type { Result } from "@sihai/domain";
import type { SourceRefusal } from "../http/index.ts";

/** Who signed in at the provider. `subject` is stable for one person across the provider's apps (WeChat's union id). */
export type SocialIdentity = { provider: "wechat"; subject: string; nickname: string; avatarUrl: string | null };

export type SocialLoginPort = {
  /** Where to send the browser. `state` must be random and bound to the session; it comes back beside `code`. */
  authorizeUrl(input: { state: string; redirectUri: string }): string;
  /** Exchanges the one-time code of the redirect. A code works once and for ten minutes. */
  identify(code: string): Promise<Result<SocialIdentity, { code: "LOGIN_CODE_REFUSED" } | SourceRefusal>>;
};
