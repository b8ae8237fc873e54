import { type CommonRefusalCode, type Envelope, factsOf, type Refusal, type RefusalCode, refusals } from "@sihai/contract";
import type { Language } from "@sihai/domain/language";
import { refusalSentence } from "@sihai/text/refusals";
import * as z from "zod/mini";

export type Reply = { status: number; envelope: Envelope<unknown> };

/** The envelope of state 0 (rule N-01); no data is null. */
export function success(data: unknown): Reply {
  return { status: 200, envelope: { state: 0, msg: "", data: data ?? null } };
}

/**
 * The one place where a refusal becomes a status, a state and a sentence in the caller's language. Its facts are written by the contract's
 * schema. Throws for facts that are not those of the contract; for too many of them only when `strict`, which the sandbox is.
 */
export function refusalReply(refusal: { code: string }, language: Language, strict: boolean): Reply {
  // Routes compile only with codes of the contract.
  const code = refusal.code as RefusalCode;
  const { state, status } = refusals[code];
  const said = { code, ...wireFacts(code, refusal, strict) };
  return { status, envelope: { state, msg: refusalSentence(said, language), data: said } };
}

/** A refusal any call may give, whatever its contract lists. Throws for facts that are not the refusal's. */
export function commonRefusal(refusal: Refusal<CommonRefusalCode>, language: Language): Reply {
  return refusalReply(refusal, language, true);
}

function wireFacts(code: RefusalCode, refusal: { code: string }, strict: boolean): object {
  const { code: _, ...facts } = refusal;
  const schema = factsOf(code);
  const written = schema ? z.encode(schema, facts) : {};
  const unknown = Object.keys(facts).filter((fact) => !Object.hasOwn(Object(written), fact));
  if (strict && unknown.length > 0)
    throw new Error(`refusal ${code} has facts its contract does not know: ${unknown.join(", ")}`);
  return Object(written);
}
