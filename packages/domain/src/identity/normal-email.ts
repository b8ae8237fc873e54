/** Mailbox names we take: visible characters but those that quote, route or separate. */
const localPart = /^[^\s@"<>\\(),:;[\]\p{Cc}]{1,64}$/u;
const domainPart =
  /^(?=.{4,189}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*\.[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/**
 * The one spelling of an address, by which accounts are told apart: NFKC, lower case, no trailing dot, international domains as
 * punycode. The plus tag stays, for it may be another mailbox (rule F56). Null when it is no e-mail address.
 */
export function normalEmail(given: string): string | null {
  const text = given.normalize("NFKC").trim().toLowerCase().replace(/\.$/, "");
  const at = text.lastIndexOf("@");
  const [local, domain] = [text.slice(0, at), asciiDomain(text.slice(at + 1))];
  if (at < 1 || domain === null || !localPart.test(local) || local.startsWith(".") || local.endsWith(".") || local.includes(".."))
    return null;
  return `${local}@${domain}`;
}

function asciiDomain(domain: string): string | null {
  if (/[/?#:@\\%\s]/.test(domain)) return null;
  const url = URL.parse(`https://${domain}`);
  return url && domainPart.test(url.hostname) ? url.hostname : null;
}

/** "me•••@example.com": enough to know one's own address by. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, Math.min(2, at))}•••${email.slice(at)}`;
}
