import * as contract from "@sihai/contract/consult";
import type { ConsultSubject, ConsultType } from "@sihai/domain/consult";
import { aKey, type Client } from "#testing";

type Wish = { type?: ConsultType; subject?: ConsultSubject | null; title?: string; text?: string; pictures?: string[] };

/** What is sent to ask something. */
export function question({ type = "other", subject = null, title = "A question", text = "How long?", pictures = [] }: Wish = {}) {
  return { body: { type, subject, title, text, pictures } };
}

/** A question of a customer's that waits for us. */
export async function aQuestion(client: Client, wish: Wish = {}): Promise<string> {
  return (await client.must(contract.submitConsult, question(wish), { key: aKey() })).consultNo;
}

/** Staff have read everything, and answer. */
export async function answer(staff: Client, consultNo: string, text = "Two days.") {
  const { messages } = await staff.must(contract.readConsultAsStaff, { query: { consultNo } });
  return staff.call(contract.answerConsult, { body: { consultNo, text, seen: messages.length } }, { key: aKey() });
}

export function stateOf(client: Client, consultNo: string) {
  return client.must(contract.readConsult, { query: { consultNo } });
}
