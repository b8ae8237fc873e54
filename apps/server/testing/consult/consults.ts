import * as contract from "@sihai/contract/consult";
import { beijingDate, beijingDateStart, dayAfter, hourMs, isWorkingDay } from "@sihai/domain/clocks";
import type { ConsultSubject, ConsultType } from "@sihai/domain/consult";
import { aKey, type Client, type SpecWorld } from "#testing";

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

/** A question as its customer reads it, with everything said. */
export function stateOf(client: Client, consultNo: string) {
  return client.must(contract.readConsult, { query: { consultNo } });
}

/** Goes on to an hour of a day in Beijing with a working day behind it: what is sold depends on the hour, and when the free answer comes on both. */
export async function goOnTo(spec: SpecWorld, hour: number): Promise<void> {
  const now = spec.deps.clock.now();
  const works = (day: string) => isWorkingDay(beijingDateStart(day).toISOString(), spec.deps.settings.at(now).holidays);
  const suits = (day: string): string => (works(day) && works(dayAfter(day)) ? day : suits(dayAfter(day)));
  const at = beijingDateStart(suits(dayAfter(beijingDate(now)))).getTime() + hour * hourMs;
  await spec.advance(Math.ceil((at - now.getTime()) / 1000));
}
