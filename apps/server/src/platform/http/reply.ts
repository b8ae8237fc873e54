import { type CommonRefusalCode, type Envelope, type RefusalCode, refusals } from "@sihai/contract";
import type { Language } from "@sihai/domain/language";
import { refusalSentence } from "@sihai/text/refusals";

export type Reply = { status: number; envelope: Envelope<unknown> };

export function success(data: unknown): Reply {
  return { status: 200, envelope: { state: 0, msg: "", data: data ?? null } };
}

/** The one place where a refusal becomes a status, a state and a sentence in the caller's language. */
export function refusalReply(refusal: { code: string } & Record<string, unknown>, language: Language): Reply {
  const { state, status } = refusals[refusal.code as RefusalCode];
  return { status, envelope: { state, msg: refusalSentence(refusal, language), data: wireFacts(refusal) } };
}

export function commonRefusal(code: CommonRefusalCode, language: Language, facts: Record<string, unknown> = {}): Reply {
  return refusalReply({ code, ...facts }, language);
}

/** Facts go out as text or numbers; a bigint would not serialise. */
function wireFacts(refusal: object): unknown {
  return JSON.parse(JSON.stringify(refusal, (_, value) => (typeof value === "bigint" ? value.toString() : value)));
}
