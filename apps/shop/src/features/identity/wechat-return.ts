const key = "sh_wechat_target";

/** The page asked for, kept over the way to WeChat and back: its address returns with `code` and `state` only. */
export function rememberTarget(target: string | undefined): void {
  try {
    if (target === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, target);
  } catch {
    // Without storage the log-in ends on the home page.
  }
}

/** What was kept; undefined without storage, and for who went to WeChat from nowhere in particular. */
export function rememberedTarget(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
