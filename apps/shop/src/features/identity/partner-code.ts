/** The invite code a visit came with, kept in its cookie for 30 days (rule O-13). */
export function partnerCode(): string | undefined {
  const value = /(?:^|; )partnercode=([\w-]{1,64})(?:;|$)/.exec(document.cookie)?.[1];
  return value === "" ? undefined : value;
}
