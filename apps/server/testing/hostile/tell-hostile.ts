import { appendFileSync } from "node:fs";
import { type Endpoint, refusals } from "@sihai/contract";
import { expect } from "vitest";
import { schemaOf } from "../../src/platform/http/documents/openapi.ts";
import type { CallResult } from "../client.ts";
import type { Schema } from "../fuzz/schema.ts";
import { type Found, placesForWords, put } from "./fields.ts";
import { neverKept, written } from "./texts.ts";

/** What came of a text in a field of a call, in which spec. `wrong` is what no answer may be. */
export type Tried = {
  call: string;
  field: string;
  text: string;
  taken: boolean;
  code: string;
  wrong: string | null;
  spec: string;
};
type Send = (body: object) => Promise<CallResult<unknown>>;

/** Guessed wrong so often, these shut people out; what they hold is shown to nobody. What is written on a parcel says by its mark whose it is. */
const proof = /password|code$|ticket|token|proof|secret|credential|signature|\.written$/i;
/** Whether a field, named at the end of a text, proves who somebody is. */
export function isProof(field: string): boolean {
  return proof.test(field.slice(field.lastIndexOf(" ") + 1));
}
const kept = Object.keys(written).filter((name) => !neverKept.has(name));
const refused = [...neverKept];
/** Fields tried one by one where a call refuses all of them at once: more would make a spec wait. */
const alone = 6;

/**
 * Makes the writing calls of specs with hostile texts in every field for words there is, while the specs build one state after the other: the valid
 * bodies are theirs. A call that takes the texts is made by that; one that refuses them is made as the spec wanted it.
 */
export class HostileWriter {
  readonly tried: Tried[] = [];
  readonly #turns = new Map<string, number>();
  readonly #start: number;
  readonly #calls: RegExp;
  readonly #file: string | undefined;

  /** `start`: which of the texts comes first. `calls`: those that are tried. `file`: where each outcome is written to, a line each. */
  constructor(start: number, calls = /./, file?: string) {
    this.#start = start;
    this.#calls = calls;
    this.#file = file;
  }

  /** The answer to the first of the bodies with hostile texts that was taken; null where none was. */
  async write(endpoint: Endpoint, body: object, send: Send): Promise<CallResult<unknown> | null> {
    if (endpoint.method !== "POST" || endpoint.upload || !this.#calls.test(endpoint.path)) return null;
    const found = placesForWords(body, [schemaOf(endpoint.body) as Schema]).filter(({ field }) => !isProof(field));
    const fields = [...new Set(found.map(({ field }) => field))];
    if (fields.length === 0) return null;
    const turn = this.#turns.get(endpoint.path) ?? 0;
    this.#turns.set(endpoint.path, turn + 1);
    const textAt = (list: readonly string[], at: number) => list[(this.#start + turn + at) % list.length] ?? "";
    const from = fields.map((_, at) => fields[(turn + at) % fields.length] ?? "");
    const attempts = [
      { fields: from.slice(0, 1), text: textAt(refused, 0) },
      { fields, text: textAt(kept, 0) },
      ...(fields.length > 1 ? from.slice(0, alone).map((field, at) => ({ fields: [field], text: textAt(kept, at + 1) })) : []),
    ];
    for (const { fields: chosen, text } of attempts) {
      const result = await send(
        withText(
          body,
          found.filter(({ field }) => chosen.includes(field)),
          text,
        ),
      );
      for (const field of chosen) this.#tell({ call: endpoint.path, field, text, ...outcome(result, text, endpoint) });
      if (result.ok) return result;
    }
    return null;
  }

  #tell(outcome: Omit<Tried, "spec">): void {
    const tried = { ...outcome, spec: expect.getState().testPath?.replace(/^.*(?=apps\/)/, "") ?? "" };
    this.tried.push(tried);
    if (this.#file) appendFileSync(this.#file, `${JSON.stringify(tried)}\n`);
  }
}

function withText(body: object, places: readonly Found[], name: string): object {
  const text = written[name] ?? "";
  return places.reduce<unknown>(
    (value, { place, maxLength }) => put(value, place, name === "long" ? text : text.slice(0, maxLength)),
    body,
  ) as object;
}

function outcome(result: CallResult<unknown>, text: string, endpoint: Endpoint): Pick<Tried, "taken" | "code" | "wrong"> {
  if (result.ok) return { taken: true, code: "", wrong: neverKept.has(text) ? "was taken" : null };
  const { code, status, msg } = result;
  return { taken: false, code, wrong: wrongWith(code, status, msg, endpoint) };
}

function wrongWith(code: string, status: number, msg: string, { refusals: given }: Endpoint): string | null {
  const isVendorAway = (given as readonly string[]).includes(code);
  if (status >= 500 && !isVendorAway) return `a fault, ${status}`;
  if (!(code in refusals)) return "no refusal of the catalogue";
  return !msg || /undefined|\[object|NaN|\{\w+\}/.test(msg) ? `no whole sentence: ${msg.slice(0, 200)}` : null;
}
