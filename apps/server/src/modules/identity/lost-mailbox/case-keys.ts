import { addressPrefix, type Language } from "@sihai/domain/language";
import * as z from "zod/mini";
import { type Deps, openSealed, seal } from "#platform";

const context = "lost-mailbox-objection";
const sealedKey = z.object({ caseId: z.string().check(z.regex(/^\d{1,18}$/)) });

/** Opens one case, and only to object to it: in a mail, and in the message on every device. Good for as long as the case is. */
export function objectionKey({ config }: Pick<Deps, "config">, caseId: string): string {
  return seal(config.sealKeys, context, JSON.stringify({ caseId }));
}

/** Which case a key objects to; null for one we did not make. */
export function readObjectionKey({ config }: Pick<Deps, "config">, key: string): string | null {
  const plain = openSealed(config.sealKeys, context, key);
  return plain === null ? null : z.parse(sealedKey, JSON.parse(plain)).caseId;
}

/** A page with a button: a mail program that looks at links objects to nothing. */
export function objectionPath(deps: Pick<Deps, "config">, caseId: string): `/login?${string}` {
  return `/login?object=${objectionKey(deps, caseId)}`;
}

/** The same page with host and language, for a mail. */
export function objectionUrl(deps: Pick<Deps, "config">, caseId: string, language: Language): string {
  return `${deps.config.publicUrl}/${addressPrefix(language)}${objectionPath(deps, caseId)}`;
}

/** A picture opens only for the case it was sent with. */
export function paperContext(caseId: string): string {
  return `lost-mailbox-paper:${caseId}`;
}
