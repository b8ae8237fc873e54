import type { Endpoint } from "@sihai/contract";

/**
 * One key for one action of a person, kept over reloads (rule Z13): pressing again after a lost reply repeats
 * the same action. A reply of any kind, refusals included, ends the action, and the next press gets a new key.
 */
const storageKey = "sh_actions";
const keptMax = 30;

/** Never enters the name of an action, for that is kept in the browser (rule F66). */
const secret = /password|code|cvc|card|token|idnum|identity|clearance|email/i;

/** The key of an action, told by its input, and the name it is kept by until `endAction`. */
export function keyOf(endpoint: Endpoint, input: object): { name: string; key: string } {
  const name = `${endpoint.method} ${endpoint.path} ${digest(JSON.stringify(input, withoutSecrets) ?? "")}`;
  const kept = read();
  const key = kept[name] ?? crypto.randomUUID();
  write({ ...kept, [name]: key });
  return { name, key };
}

/** Forgets the key of an action that was answered: the next one like it is another. */
export function endAction(name: string): void {
  const { [name]: _, ...others } = read();
  write(others);
}

function withoutSecrets(field: string, value: unknown): unknown {
  return secret.test(field) ? undefined : value;
}

/** FNV-1a over 53 bits: enough to tell actions apart, and the text itself is not kept. */
function digest(text: string): string {
  let high = 0x811c9dc5;
  let low = 0x01000193;
  for (let at = 0; at < text.length; at += 1) {
    high = Math.imul(high ^ text.charCodeAt(at), 0x01000193);
    low = Math.imul(low ^ text.charCodeAt(at), 0x5bd1e995);
  }
  return `${(high >>> 0).toString(36)}${(low >>> 0).toString(36)}`;
}

function read(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
    return typeof kept === "object" && kept !== null
      ? Object.fromEntries(Object.entries(kept).filter(([, key]) => typeof key === "string"))
      : {};
  } catch {
    return {};
  }
}

function write(keys: Record<string, string>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(Object.entries(keys).slice(-keptMax))));
  } catch {
    // Without storage a reload starts a new action; the server's own rules still hold.
  }
}
